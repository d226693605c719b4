import { limits, parsePositiveInteger, reportSchema, validate } from '@marketfront/api-client';
import { getMessages } from '../../../messages/index.ts';
import { setFlash } from '../../../session/index.server.ts';
import {
  invalidForm,
  notFound,
  queries,
  refusal,
  type Shop,
  shopAction,
} from '../../../http/index.server.ts';
import { paths } from '../../../navigation/index.ts';
import { textField } from '../../../forms/index.server.ts';

/** The product in the URL; the page does not exist if the back end takes no reports. */
export async function loadReport(shop: Shop, params: URLSearchParams) {
  const id = parsePositiveInteger(params.get('id'));
  if (id === undefined) throw notFound();
  const { name, image, store, reports } = await queries.product(shop, id);
  if (!reports) throw notFound();
  return { id, name, image, storeName: store?.name ?? null };
}
export type ReportData = Awaited<ReturnType<typeof loadReport>>;

/** Reports a product; no account is required. */
export const reportAction = shopAction(
  async (shop, form, { request }: { request: Request; context: never }) => {
    const productId = parsePositiveInteger(new URL(request.url).searchParams.get('id'));
    if (productId === undefined) throw notFound();
    const t = await getMessages(shop.locale.code, 'report');
    const reason = textField(form, 'reason', 40);
    if (reason === '') return refusal(t('report.reasonMissing'), { at: 'reason' });
    const remark = textField(form, 'remark', 2 * limits.reportRemark);
    const checked = validate(reportSchema, { productId, reason, remark });
    if (!checked.ok) return invalidForm(shop, checked.issues);
    await shop.api.catalog.report(checked.value);
    setFlash(shop, 'success', t('report.sent'));
    return shop.redirect(paths.product(productId), 303);
  },
  { limit: 'report' },
);
