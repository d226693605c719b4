import { parsePositiveInteger } from '@marketfront/api-client';
import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../../messages/index.ts';
import { setFlash } from '../../../session/index.server.ts';
import { isFetch, refusal, shopAction, withAccount } from '../../../http/index.server.ts';
import { paths } from '../../../navigation/index.ts';

/** The response to a request from script. */
export type StockAlertAnswer =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly message: string };

const idOf = (request: Request, name: 'product' | 'sku') =>
  parsePositiveInteger(new URL(request.url).searchParams.get(name));

const productPage = (request: Request) => {
  const product = idOf(request, 'product');
  return product === undefined ? paths.home() : paths.product(product, { sku: idOf(request, 'sku') });
};

/** "Notify me" for a sold-out SKU. A visitor signs in first; then the alert is set. */
export const stockAlertAction = shopAction(
  async (shop, _form, { request }: ActionFunctionArgs) => {
    const t = await getMessages(shop.locale.code, 'product');
    const sku = idOf(request, 'sku');
    if (sku === undefined) {
      const catalog = await getMessages(shop.locale.code, 'catalog');
      return refusal(catalog('catalog.chooseOptions'));
    }
    await withAccount(shop, { act: 'stockAlert', id: sku, from: productPage(request) }, () =>
      shop.api.catalog.requestStockAlert(sku),
    );
    const message = t('product.alertSet');
    if (isFetch(request)) return { ok: true, message } satisfies StockAlertAnswer;
    setFlash(shop, 'success', message);
    return shop.redirect(productPage(request), 303);
  },
  { page: productPage },
);
