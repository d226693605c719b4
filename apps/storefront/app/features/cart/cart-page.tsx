import { addMoney, limits, multiplyMoney } from '@marketfront/api-client';
import { cartLineProps } from '@marketfront/api-client/ui';
import {
  AsideLayout,
  Button,
  ButtonLink,
  CartLine,
  CartMerchantGroup,
  Checkbox,
  EmptyState,
  IconCart,
  OrderSummary,
  QuantityStepper,
  scriptOnly,
  Stack,
  StickyBuyBar,
  useToast,
} from '@marketfront/ui';
import { useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { newAttempt } from '../../platform/attempt.ts';
import { paths } from '../../platform/paths.ts';
import { phoneOnly } from '../../platform/phone-only.css.ts';
import { usePath, useRoot } from '../../platform/root-data.ts';
import { useCartSelection } from '../../state/cart.ts';
import { useGoSignedIn } from '../../state/login-dialog.ts';
import type { CartGroup, CartLineView, CartView } from './cart.server.ts';
import { cartIntent } from './intents.ts';
import { RemoveButton, removalOf } from './remove-button.tsx';
import { UnavailableLines } from './unavailable-lines.tsx';
import { quantityChange, useCartChanges } from './use-cart-changes.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

const checkoutId = 'cart-checkout';

/** The cart, grouped by merchant. It is one form, which works before hydration and without script. */
export function CartPage({ cart }: { cart: CartView }) {
  const t = useMessages('cart');
  const path = usePath();
  const goSignedIn = useGoSignedIn();
  const toast = useToast();
  const changes = useCartChanges(cart);
  const { shopper } = useRoot();
  const form = useRef<HTMLFormElement>(null);
  const beforeRemoval = useFocusAfterRemoval(form, cart);
  const lines = cart.groups.flatMap(({ lines }) => lines);
  const selection = useCartSelection(lines.map(({ skuId }) => skuId));
  const chosen = lines.filter(({ skuId }) => selection.has(skuId));
  const total = chosen.reduce(
    (sum, line) => (line.price === null ? sum : addMoney(sum, multiplyMoney(line.price, line.quantity))),
    '0.00',
  );
  const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);

  if (lines.length === 0 && cart.invalid.length === 0) {
    return (
      <EmptyState
        icon={<IconCart size={32} />}
        title={t('cart.emptyTitle')}
        description={t(shopper.signedIn ? 'cart.emptyText' : 'cart.emptyTextVisitor')}
        actions={
          <ButtonLink tone="primary" href={paths.home()}>
            {t('cart.startShopping')}
          </ButtonLink>
        }
      />
    );
  }

  const remove = (line: CartLineView) => {
    beforeRemoval();
    changes.send({ intent: removalOf(line) });
    // Adding it again is what failed before.
    if (line.waiting) return;
    toast({
      tone: 'neutral',
      message: t('cart.removed', { name: line.name }),
      action: {
        label: t('cart.undo'),
        onSelect: () =>
          changes.send({
            intent: cartIntent('restore', line.productId, line.skuId, line.quantity),
            attempt: newAttempt(),
          }),
      },
    });
  };

  return (
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
        // The lines of a visitor get other ids when they join the shopper's cart; the SKUs stay.
        const start = shopper.signedIn
          ? { items: chosen.map(({ id }) => id) }
          : { skus: chosen.map(({ skuId }) => skuId) };
        void changes.finished().then(() => goSignedIn(paths.checkout(start)));
      }}
    >
      <AsideLayout
        aside={
          <OrderSummary
            title={t('cart.summary')}
            rows={[{ label: t('cart.itemTotal', { count: pieces }), amount: total }]}
            total={{ label: t('cart.total'), amount: total }}
            note={t('cart.freightLater')}
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
          {cart.groups.map((group) => (
            <MerchantGroup
              key={group.storeId}
              group={group}
              selection={selection}
              changes={changes}
              onRemove={remove}
            />
          ))}
          {cart.invalid.length > 0 && (
            <UnavailableLines lines={cart.invalid} changes={changes} onRemove={remove} />
          )}
        </Stack>
      </AsideLayout>
      <StickyBuyBar
        name={t('cart.total')}
        price={total}
        after={checkoutId}
        appears="away"
        className={phoneOnly}
        action={
          <Button tone="accent" type="submit" name="intent" value={cartIntent('checkout')}>
            {t('cart.checkout', { count: pieces })}
          </Button>
        }
      />
    </form>
  );
}

interface MerchantGroupProps {
  readonly group: CartGroup;
  readonly selection: ReturnType<typeof useCartSelection>;
  readonly changes: ReturnType<typeof useCartChanges>;
  readonly onRemove: (line: CartLineView) => void;
}

function MerchantGroup({ group, selection, changes, onRemove }: MerchantGroupProps) {
  const t = useMessages('cart');
  const ids = group.lines.map(({ skuId }) => skuId);
  const picked = ids.filter((id) => selection.has(id)).length;
  return (
    <CartMerchantGroup
      name={group.storeName}
      href={paths.store(group.storeId)}
      select={
        <Checkbox
          className={scriptOnly}
          checked={picked === ids.length}
          indeterminate={picked > 0 && picked < ids.length}
          onChange={(event) => selection.set(ids, event.currentTarget.checked)}
          hideLabel
        >
          {t('cart.selectStore', { store: group.storeName })}
        </Checkbox>
      }
    >
      {group.lines.map((line) => (
        <CartLine
          key={line.id}
          {...cartLineProps(line, paths)}
          subtotal={line.price === null ? undefined : multiplyMoney(line.price, line.quantity)}
          notice={line.quantity > line.stock ? t('cart.onlyLeft', { count: line.stock }) : undefined}
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
          quantity={<LineQuantity line={line} changes={changes} />}
          actions={<RemoveButton line={line} onRemove={onRemove} />}
        />
      ))}
    </CartMerchantGroup>
  );
}

function LineQuantity({ line, changes }: { line: CartLineView } & Pick<MerchantGroupProps, 'changes'>) {
  const t = useMessages('cart');
  const step = (to: number) => ({
    type: 'submit' as const,
    name: 'intent',
    value: cartIntent('quantity', line.id, to),
  });
  const max = Math.max(1, Math.min(line.stock, limits.cartQuantity.max));
  return (
    <QuantityStepper
      label={t('cart.quantityOf', { name: line.name })}
      value={changes.pendingQuantity(line.id) ?? line.quantity}
      min={1}
      max={max}
      decrementProps={step(Math.max(1, line.quantity - 1))}
      incrementProps={step(Math.min(max, line.quantity + 1))}
      onChange={({ value }: { value: number }) => changes.send(quantityChange(line.id, line.quantity, value))}
    />
  );
}
