import { isZeroMoney, limits, type Money, multiplyMoney } from '@marketfront/api-client';
import { cartLineProps } from '@marketfront/api-client/ui';
import {
  ButtonLink,
  CartLine,
  CartMerchantGroup,
  Checkbox,
  QuantityStepper,
  Link,
  useFormatPrice,
} from '@marketfront/ui';
import { track } from '../../events/index.ts';
import { useMessages } from '../../messages/index.ts';
import { insteadOfLink, paths } from '../../navigation/index.ts';
import type { useCartSelection } from '../../state/cart.ts';
import type { CartLineView, CartView } from './cart-view.server.ts';
import { freeShippingOf } from './free-shipping.ts';
import type { OfferingGroup } from './group-offers.server.ts';
import { cartIntent } from './intents.ts';
import { LineOptions } from './line-options.tsx';
import { KeepButtons, type Keeping } from './line-actions.tsx';
import { RemoveButton } from './remove-button.tsx';
import { SelectLines } from './select-lines.tsx';
import { quantityChange, type useCartChanges } from './use-cart-changes.ts';

interface MerchantGroupProps {
  readonly group: OfferingGroup;
  readonly selection: ReturnType<typeof useCartSelection>;
  /** The delivery cost of the selected lines; undefined when the server does not give it. */
  readonly freight: Money | undefined;
  /** The name of the country that the shopper has chosen, if the store does not deliver to it. */
  readonly undeliveredTo: string | undefined;
  readonly changes: ReturnType<typeof useCartChanges>;
  /** The price of a line when this browser last showed the cart, if it has changed. */
  readonly formerPrice: (line: CartLineView) => string | undefined;
  /** The line whose options the address requests. */
  readonly changing: CartView['changing'];
  /** With script, this is called instead of following the link to the line's options. */
  readonly onOptions: (line: CartLineView) => void;
  readonly onRemove: (line: CartLineView) => void;
  readonly onKeep: (line: CartLineView, keeping: Keeping) => void;
  /** With script, this is called instead of following the link to the store's coupons. */
  readonly onCoupons: () => void;
}

/** The lines of one store, and the amount missing for free delivery. */
export function MerchantGroup({
  group,
  selection,
  freight,
  undeliveredTo,
  changes,
  formerPrice,
  changing,
  onOptions,
  onRemove,
  onKeep,
  onCoupons,
}: MerchantGroupProps) {
  const t = useMessages('cart');
  const ids = group.lines.map(({ skuId }) => skuId);
  const chosen = group.lines.filter(({ skuId }) => selection.has(skuId));
  const picked = chosen.length;
  const cost = picked > 0 ? freight : undefined;
  const offer = undeliveredTo === undefined ? freeShippingOf(group.freeShippingFrom, chosen) : null;
  return (
    <CartMerchantGroup
      name={group.storeName}
      href={paths.store(group.storeId)}
      select={
        <SelectLines ids={ids} selection={selection} hideLabel>
          {t('cart.selectStore', { store: group.storeName })}
        </SelectLines>
      }
      actions={
        group.hasCoupons && (
          <ButtonLink
            tone="quiet"
            size="sm"
            href={paths.storeCoupons(group.storeId)}
            aria-label={`${t('cart.coupons')}: ${group.storeName}`}
            onClick={insteadOfLink(onCoupons)}
          >
            {t('cart.coupons')}
          </ButtonLink>
        )
      }
      footer={
        (cost !== undefined || offer) && <Freight storeId={group.storeId} freight={cost} offer={offer} />
      }
    >
      {group.lines.map((line) => (
        <CartLine
          key={line.id}
          {...cartLineProps(line, paths)}
          subtotal={line.price === null ? undefined : multiplyMoney(line.price, line.quantity)}
          variant={
            <LineOptions
              line={line}
              choices={changing?.id === line.id ? changing.choices : undefined}
              changes={changes}
              onOpen={() => onOptions(line)}
            />
          }
          notice={<LineNotice formerPrice={formerPrice(line)} />}
          invalid={
            undeliveredTo !== undefined && selection.has(line.skuId)
              ? t('cart.notDelivered', { country: undeliveredTo })
              : undefined
          }
          select={
            <Checkbox
              name="line"
              value={line.id}
              checked={selection.has(line.skuId)}
              onChange={(event) => selection.set([line.skuId], event.currentTarget.checked)}
              hideLabel
            >
              {t('cart.selectLine', { name: line.name })}
            </Checkbox>
          }
          quantity={<LineQuantity line={line} storeName={group.storeName} changes={changes} />}
          actions={
            <>
              <KeepButtons line={line} onKeep={onKeep} />
              <RemoveButton line={line} onRemove={onRemove} />
            </>
          }
        />
      ))}
    </CartMerchantGroup>
  );
}

interface FreightProps {
  readonly storeId: number;
  /** The delivery cost of the selected lines; undefined when the server does not give it. */
  readonly freight: Money | undefined;
  readonly offer: ReturnType<typeof freeShippingOf>;
}

function Freight({ storeId, freight, offer }: FreightProps) {
  const t = useMessages('cart');
  const format = useFormatPrice();
  if (freight === undefined ? offer?.missing === null : isZeroMoney(freight))
    return t('cart.freeShippingReached');
  return (
    <>
      {freight !== undefined && <div>{t('cart.storeFreight', { amount: format(freight) })}</div>}
      {offer && offer.missing !== null && (
        <div>
          {t('cart.freeShippingMissing', { amount: format(offer.missing) })}{' '}
          <Link tone="strong" href={paths.storeCategory(storeId)}>
            {t('cart.addMore')}
          </Link>
        </div>
      )}
    </>
  );
}

interface LineNoticeProps {
  readonly formerPrice: string | undefined;
}

function LineNotice({ formerPrice }: LineNoticeProps) {
  const t = useMessages('cart');
  const format = useFormatPrice();
  return formerPrice !== undefined && <div>{t('cart.priceWas', { price: format(formerPrice) })}</div>;
}

interface LineQuantityProps extends Pick<MerchantGroupProps, 'changes'> {
  readonly line: CartLineView;
  readonly storeName: string;
}

function LineQuantity({ line, storeName, changes }: LineQuantityProps) {
  const t = useMessages('cart');
  const step = (to: number) => ({
    type: 'submit' as const,
    name: 'intent',
    value: cartIntent('quantity', line.id, to),
  });
  const max = Math.max(1, Math.min(line.stock, limits.cartQuantity.max));
  const value = changes.pendingQuantity(line.id) ?? line.quantity;
  const limit =
    line.stock < limits.cartQuantity.max
      ? t('cart.onlyLeft', { count: line.stock })
      : t('cart.quantityLimit', { count: max });
  return (
    <QuantityStepper
      label={t('cart.quantityOf', { name: line.name })}
      value={value}
      min={1}
      max={max}
      reason={value < max ? undefined : limit}
      decrementProps={step(Math.max(1, line.quantity - 1))}
      incrementProps={step(Math.min(max, line.quantity + 1))}
      onChange={({ value: quantity }: { value: number }) => {
        const difference = { ...line, storeName, quantity: Math.abs(quantity - value) };
        if (quantity > value) track('add_to_cart', difference);
        if (quantity < value) track('remove_from_cart', [difference]);
        changes.send(quantityChange(line.id, quantity));
      }}
    />
  );
}
