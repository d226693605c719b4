import { AsideLayout, Button, Stack, StickyBuyBar, useToast } from '@marketfront/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { type EventItem, track } from '../../events/index.ts';
import { newIdempotencyKey } from '../../forms/index.ts';
import { paths, usePath, useRoot } from '../../navigation/index.ts';
import { phoneOnly } from '../../browser/phone-only.css.ts';
import { isUndelivered } from '../../content/index.ts';
import { useCartSelection } from '../../state/cart.ts';
import { useChangesOfOtherTabs } from '../../state/use-changes-of-other-tabs.ts';
import { useGoToCheckout } from '../../state/go-to-checkout.ts';
import { useFormerPrices } from '../../state/former-prices.ts';
import type { CartLineView, CartView } from './cart-view.server.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartToolbar } from './cart-toolbar.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { freightOf, sumOf } from './free-shipping.ts';
import { cartIntent } from './intents.ts';
import { LaterLines } from './later-lines.tsx';
import { type Keeping, keepingIntent } from './line-actions.tsx';
import { MerchantGroup } from './merchant-group.tsx';
import { removalOf } from './remove-button.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { maxVisitorLines } from './visitor-cart.ts';
import { useCouponDrawer } from './use-coupon-drawer.tsx';
import { useEstimate } from './use-estimate.ts';
import { useCartChanges } from './use-cart-changes.ts';
import { useOptionsDialog } from './options/use-options-dialog.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const checkoutId = 'cart-checkout';

const skusOf = (lines: readonly CartLineView[]) => lines.map(({ skuId }) => skuId);

const itemsOf = (groups: CartView['groups'], isMeant: (line: CartLineView) => boolean): EventItem[] =>
  groups.flatMap(({ storeName, lines }) => lines.filter(isMeant).map((line) => ({ ...line, storeName })));

/** The cart, grouped by merchant. It is one form, which works before hydration and without script. */
export function CartPage({ cart }: { cart: CartView }) {
  const t = useMessages('cart');
  const path = usePath();
  const goToCheckout = useGoToCheckout();
  const toast = useToast();
  const changes = useCartChanges(cart);
  const { shopper } = useRoot();
  const form = useRef<HTMLFormElement>(null);
  const beforeRemoval = useFocusAfterRemoval(form, cart);
  const lines = cart.groups.flatMap(({ lines }) => lines);
  const selection = useCartSelection(lines.map(({ skuId }) => skuId));
  const chosen = lines.filter(({ skuId }) => selection.has(skuId));
  const total = sumOf(chosen);
  const { estimate, busy } = useEstimate(cart.estimate, lines, chosen);
  const coupons = useCouponDrawer();
  const options = useOptionsDialog(lines, changes.send, selection);
  const formerPrice = useFormerPrices(lines);
  useChangesOfOtherTabs();
  const groupsOf = useRef(cart.groups);
  useEffect(
    () =>
      track(
        'view_cart',
        itemsOf(groupsOf.current, () => true),
      ),
    [],
  );
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);

  if (lines.length === 0 && cart.invalid.length === 0 && cart.later.length === 0) return <EmptyCart />;

  const tell = (message: string, intent: 'restore' | 'moveBack', removed: readonly CartLineView[]) => {
    const items = itemsOf(cart.groups, (line) => removed.includes(line));
    track('remove_from_cart', items);
    toast({
      tone: 'neutral',
      message,
      action: {
        label: t('cart.undo'),
        onSelect: () => {
          for (const item of items) track('add_to_cart', item);
          for (const { productId, skuId, quantity } of removed)
            changes.send({
              intent: cartIntent(intent, productId, skuId, quantity),
              idempotencyKey: newIdempotencyKey(),
            });
        },
      },
    });
  };

  const remove = (line: CartLineView) => {
    beforeRemoval();
    changes.send({ intent: removalOf(line) });
    // Undo would add the line again, which failed before.
    if (!line.waiting) tell(t('cart.removed', { name: line.name }), 'restore', [line]);
  };

  const removeSelected = () => {
    if (chosen.length === 0) {
      toast({ tone: 'critical', message: t('cart.itemRequired') });
      return;
    }
    changes.send({
      intent: cartIntent('removeSelected'),
      fields: { line: chosen.map(({ id }) => String(id)) },
    });
    tell(t('cart.removedCount', { count: chosen.length }), 'restore', chosen);
  };

  const keep = (line: CartLineView, keeping: Keeping) => {
    if (keeping === 'later' && cart.later.length >= maxVisitorLines) {
      toast({ tone: 'critical', message: t('cart.laterFull', { count: maxVisitorLines }) });
      return;
    }
    beforeRemoval();
    changes.send({ intent: keepingIntent(keeping, line) });
    if (keeping === 'later') tell(t('cart.laterDone', { name: line.name }), 'moveBack', [line]);
    else tell(t('cart.favouriteDone', { name: line.name }), 'restore', [line]);
  };

  return (
    <>
      <form
        ref={form}
        method="post"
        action={path(paths.cart())}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
          if (submitter?.value !== cartIntent('checkout')) return;
          if (chosen.length === 0) {
            toast({ tone: 'critical', message: t('cart.itemRequired') });
            return;
          }
          // The ids of a visitor's lines change when they join the shopper's cart; their SKUs do not.
          const start = shopper.signedIn
            ? { items: chosen.map(({ id }) => id) }
            : { skus: chosen.map(({ skuId }) => skuId) };
          void changes.whenFinished().then(() => goToCheckout(paths.checkout(start)));
        }}
      >
        {/* The default button of the form: Enter in a field presses this one, not one that removes lines. */}
        <button type="submit" disabled hidden>
          {t('cart.changeSave')}
        </button>
        <AsideLayout
          aside={
            <CartSummary
              pieces={pieces}
              total={total}
              estimate={estimate}
              busy={busy}
              action={
                <Button
                  tone="accent"
                  size="lg"
                  block
                  type="submit"
                  name="intent"
                  value={cartIntent('checkout')}
                  id={checkoutId}
                >
                  {t('cart.checkout', { count: pieces })}
                </Button>
              }
            />
          }
        >
          <Stack gap="xl">
            {lines.length > 0 && (
              <CartToolbar lines={lines} selection={selection} onRemoveSelected={removeSelected} />
            )}
            {cart.groups.map((group) => (
              <MerchantGroup
                key={group.storeId}
                group={group}
                selection={selection}
                freight={freightOf(estimate, group.storeId)}
                undeliveredTo={
                  estimate && isUndelivered(estimate.parcels, group.storeId)
                    ? (cart.countryName ?? undefined)
                    : undefined
                }
                changes={changes}
                formerPrice={formerPrice}
                changing={cart.changing}
                onOptions={(line) => void options.open(line)}
                onRemove={remove}
                onKeep={keep}
                onCoupons={() => void coupons.open(group, skusOf(chosen))}
              />
            ))}
            {cart.invalid.length > 0 && (
              <UnavailableLines lines={cart.invalid} changes={changes} onRemove={remove} />
            )}
            {cart.later.length > 0 && <LaterLines lines={cart.later} changes={changes} />}
          </Stack>
        </AsideLayout>
        <StickyBuyBar
          name={t('cart.total')}
          price={estimate?.payable ?? total}
          after={checkoutId}
          appears="away"
          className={phoneOnly}
          action={
            <Button tone="accent" type="submit" name="intent" value={cartIntent('checkout')}>
              {t('cart.checkoutShort')}
            </Button>
          }
        />
      </form>
      {/* Outside of the form because the coupons have their own forms. */}
      {coupons.drawer}
      {options.dialog}
    </>
  );
}
