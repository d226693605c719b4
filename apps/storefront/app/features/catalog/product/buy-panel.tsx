import { compareMoney, type Product, type ReviewSummary } from '@marketfront/api-client';
import { formatNumber, formatSales } from '@marketfront/i18n/format';
import {
  BuyBox,
  Button,
  Inline,
  Link,
  Price,
  QuantityStepper,
  Rating,
  SkuPicker,
  Stack,
  Text,
  useFormatPrice,
  useToast,
} from '@marketfront/ui';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Deferred } from '../../../../speed/browser/deferred.tsx';
import { paths, useLocaleCode, usePath, useRoot } from '../../../navigation/index.ts';
import { useIsAdding } from '../../../state/added-to-cart.ts';
import { useGoToCheckout } from '../../../state/go-to-checkout.ts';
import { GuaranteeIcon } from './guarantee-icon.tsx';
import * as styles from './buy-panel.css.ts';
import { FavouriteButton } from '../../favourites/index.ts';
import { BuyBar, DeliveryLine, ProductTools, SizeGuideLink } from './later.ts';
import type { Delivery } from './delivery.server.ts';
import { priceDifference } from './option-prices.ts';
import { SoldOutNotice } from './panel-notices.tsx';
import { type PriceCoupon, priceAfterCoupon } from './price-after-coupon.ts';
import { hasPictures } from './remembered-selection.ts';
import { StockAlertButton } from './stock-alert-button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import type { SkuState } from './use-sku.ts';
import { addToCart } from '../resources.ts';
import { useResource } from '../../../http/index.ts';
import type { ProductData } from './load-product.server.ts';

const buyId = 'buy-now';
const deliveryForm = 'delivery';

/** One line next to the buttons; the full text is in the policies. */
const mostOfGuarantee = 140;

/** Below this many pieces the stock is shown as low. */
const lowStock = 6;

interface BuyPanelProps {
  readonly product: Omit<Product, 'contentHtml'>;
  readonly summary: ReviewSummary | null;
  readonly sku: SkuState;
  readonly delivery: Delivery | null;
  readonly coupons: readonly PriceCoupon[];
  /** Coupons that can be collected. */
  readonly offers: ReactNode;
  /** Cleaned HTML. */
  readonly sizeGuide: string | null;
  /** The maximum number of pieces of a SKU in one cart. */
  readonly mostPieces: number;
  /** The values of a form, without script, that could not be processed. */
  readonly typed: ProductData['typed'];
}

/** Name, price, choice of SKU and the two buy buttons: one form that works before hydration and without script. */
export function BuyPanel({
  product,
  summary,
  sku,
  delivery,
  coupons,
  offers,
  sizeGuide,
  mostPieces,
  typed,
}: BuyPanelProps) {
  const t = useMessages('catalog');
  const texts = useMessages('product');
  const price = useFormatPrice(undefined, { short: true });
  const exactPrice = useFormatPrice();
  const locale = useLocaleCode();
  const path = usePath();
  const { address } = useResource(addToCart);
  const { idempotencyKey } = useRoot();
  const toast = useToast();
  const goToCheckout = useGoToCheckout();
  const [quantity, setQuantity] = useState(typed.quantity);
  const chosen = sku.sku;
  const item = { ...product, price: chosen?.price ?? product.price, variant: chosen?.label };
  const add = useAddToCart(item);
  const stock = chosen?.stock ?? product.stock;
  const soldOut = product.soldOut || stock === 0;

  // The mean as lists show it; some back ends round it in the summary of the reviews.
  const rating = product.rating ?? summary?.stars ?? null;
  const attributes = product.attributes;
  const choosable = attributes.length > 1 || (attributes[0]?.values.length ?? 0) > 1;
  const signed = (difference: string | undefined) =>
    difference && `${compareMoney(difference, '0') > 0 ? '+' : '−'}${price(difference.replace('-', ''))}`;
  const afterCoupon = priceAfterCoupon(chosen?.price ?? product.price, coupons);
  const most = Math.max(1, Math.min(stock, mostPieces));
  return (
    <>
      <form
        method="post"
        action={address({ product: product.id })}
        noValidate
        onSubmit={(event) => {
          const submitter = (event.nativeEvent as SubmitEvent).submitter;
          const buys = submitter?.getAttribute('name') === 'buy';
          // Another button, such as the heart, before its code is loaded: the browser submits the form to its
          // `formaction`.
          if (submitter?.hasAttribute('formaction') && !buys) return;
          event.preventDefault();
          if (!buys) {
            void add(new FormData(event.currentTarget));
            return;
          }
          // Buying needs an account: the sign-in dialog opens over the page, then the checkout follows.
          if (chosen) goToCheckout(paths.checkout({ product: product.id, sku: chosen.id, quantity }));
          else toast({ tone: 'critical', message: t('catalog.chooseOptions') });
        }}
      >
        {/* Enter in the quantity adds to the cart; it would otherwise press the first button, the heart. */}
        <button type="submit" disabled={soldOut} hidden>
          {t('catalog.addToCart')}
        </button>
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="sku" value={chosen?.id ?? ''} />
        <input type="hidden" name="idempotencyKey" value={typed.idempotencyKey ?? idempotencyKey ?? ''} />
        <BuyBox
          title={product.name}
          favourite={<FavouriteButton product={item} favourite={product.favourite} />}
          store={product.store && <Link href={paths.store(product.store.id)}>{product.store.name}</Link>}
          facts={
            <>
              {rating !== null && rating > 0 && (
                <Rating
                  value={rating}
                  count={summary?.total ?? product.reviewCount ?? undefined}
                  href="#reviews"
                />
              )}
              {product.sold > 0 && (
                <Text tone="muted">{t('catalog.sold', { count: formatSales(locale, product.sold) })}</Text>
              )}
            </>
          }
          price={
            <>
              <Price
                amount={chosen?.price ?? product.price}
                was={(chosen ? chosen.listPrice : product.listPrice) ?? undefined}
                size="xl"
                percent
              />
              {chosen?.unitPrice && (
                <Text size="sm" tone="muted">
                  {t('catalog.unitPrice', {
                    price: exactPrice(chosen.unitPrice.amount),
                    measure: chosen.unitPrice.measure,
                  })}
                </Text>
              )}
              {afterCoupon !== undefined && (
                <Text tone="accent" weight="medium">
                  {texts('product.priceAfterCoupon', { amount: exactPrice(afterCoupon) })}
                </Text>
              )}
            </>
          }
          actions={
            <>
              <Button
                tone="accent"
                size="lg"
                type="submit"
                name="buy"
                value="1"
                formMethod="get"
                formAction={path(paths.checkout())}
                disabled={soldOut}
                id={buyId}
              >
                {t('catalog.buyNow')}
              </Button>
              {soldOut && product.stockAlerts && chosen ? (
                <StockAlertButton productId={product.id} skuId={chosen.id} />
              ) : (
                <AddButton product={product.id} disabled={soldOut} />
              )}
              {delivery && !product.soldOut && (
                <DeliveryLine productId={product.id} delivery={delivery} form={deliveryForm} />
              )}
              <ProductTools id={product.id} name={product.name} image={product.image?.url ?? null} />
            </>
          }
          assurances={product.guarantees.map(({ id, name, icon, content }) => ({
            key: String(id),
            icon: <GuaranteeIcon icon={icon} />,
            title: name,
            detail: content?.slice(0, mostOfGuarantee),
          }))}
        >
          <Stack gap="lg">
            {product.intro && <Text tone="muted">{product.intro}</Text>}
            {choosable && (
              <SkuPicker
                attributes={sku.options.map(({ attribute, options }) => ({
                  name: `a${attribute.id}`,
                  label: sku.remembered.includes(attribute.name)
                    ? texts('product.asBefore', { name: attribute.name })
                    : attribute.name,
                  values: options.map(({ value, available }) => ({
                    value,
                    label: value,
                    image: pictureFor(product, attribute.name, value),
                    difference: signed(priceDifference(product, sku.selection, attribute.name, value)),
                    unavailable: !available,
                  })),
                }))}
                selected={Object.fromEntries(
                  attributes.map(({ id, name }) => [`a${id}`, sku.selection[name] ?? '']),
                )}
                onChange={({ name, value }) => {
                  const attribute = attributes.find(({ id }) => `a${id}` === name);
                  if (attribute) sku.choose(attribute.name, value);
                }}
              />
            )}
            {sizeGuide && <SizeGuideLink html={sizeGuide} />}
            <Inline gap="md">
              <QuantityStepper
                name="quantity"
                value={Math.min(quantity, most)}
                min={1}
                max={most}
                reason={
                  quantity < most || soldOut
                    ? undefined
                    : stock < mostPieces
                      ? texts('product.quantityStock', { count: most })
                      : t('catalog.quantityLimit', { count: most })
                }
                onChange={({ value }) => setQuantity(value)}
              />
              <Text tone={soldOut ? 'critical' : stock < lowStock ? 'sale' : 'muted'} role="status">
                {soldOut
                  ? t('catalog.soldOut')
                  : stock < lowStock
                    ? t('catalog.onlyLeft', { count: stock })
                    : t('catalog.inStockCount', { count: formatNumber(locale, stock) })}
              </Text>
            </Inline>
            {soldOut && <SoldOutNotice all={product.soldOut} />}
          </Stack>
        </BuyBox>
        {!soldOut && (
          <BuyBar
            name={product.name}
            variant={chosen?.label}
            price={chosen?.price ?? product.price}
            after={buyId}
            product={product.id}
          />
        )}
      </form>
      {offers && <Deferred place={styles.offersPlace}>{offers}</Deferred>}
      {delivery && (
        <form id={deliveryForm} action={path(paths.product(product.id))}>
          {chosen && <input type="hidden" name="sku" value={chosen.id} />}
        </form>
      )}
    </>
  );
}

/** A separate component: adding to the cart renders nothing else of the panel again. */
function AddButton({ product, disabled }: { product: number; disabled: boolean }) {
  const t = useMessages('catalog');
  return (
    <Button size="lg" type="submit" loading={useIsAdding(product)} disabled={disabled}>
      {t('catalog.addToCart')}
    </Button>
  );
}

/** The picture of a value, for the attribute whose values look different (usually colour). */
function pictureFor(
  product: Pick<Product, 'attributes' | 'skus'>,
  attribute: string,
  value: string,
): string | undefined {
  if (!hasPictures(product, attribute)) return undefined;
  const index = product.attributes.findIndex(({ name }) => name === attribute);
  return product.skus.find(({ values }) => values[index] === value)?.image?.url;
}
