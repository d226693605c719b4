import { limits } from '@marketfront/api-client';
import { formatDate, formatNumber, formatPrice } from '@marketfront/i18n/format';
import {
  AddressCard,
  AsideLayout,
  Button,
  ButtonLink,
  CartLine,
  CartMerchantGroup,
  Checkbox,
  Heading,
  noScriptOnly,
  Notice,
  OrderSummary,
  PaymentMethodPicker,
  Select,
  Stack,
  TextArea,
} from '@marketfront/ui';
import { useEffect, useRef } from 'react';
import { Form, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { useLocaleCode, usePath, useRoot } from '../../platform/root-data.ts';
import { NewAddress } from '../addresses/index.ts';
import { useTotalRows } from './use-total-rows.ts';
import { type OfferedMethod, useMethodRows } from '../payments/index.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutIntent } from './intents.ts';

/** Answer to the last submission. */
export type CheckoutAnswer =
  | {
      ok: false;
      message: string;
      at?: string;
      from?: string;
      to?: string;
      errors?: Readonly<Record<string, string>>;
      values?: Readonly<Record<string, string>>;
    }
  | undefined;

const orderIntent: CheckoutIntent = 'order';

export function CheckoutPage({ checkout, answer }: { checkout: CheckoutView; answer: CheckoutAnswer }) {
  const t = useMessages('checkout');
  const payments = useMessages('payments');
  const rows = useTotalRows(checkout.totals);
  const locale = useLocaleCode();
  const path = usePath();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'submitting';
  const [params] = useSearchParams();
  const notice = useRef<HTMLDivElement>(null);
  const { totals, preOrderNo } = checkout;
  const shown = answer?.errors ? undefined : answer;
  const action = `${path(paths.checkout())}?${params}`;

  useEffect(() => {
    if (shown) notice.current?.focus();
  }, [shown]);

  /** Result of the submission: says whether anything was ordered. */
  const explanation = ({ at, from, to }: NonNullable<CheckoutAnswer>) => {
    if (at === 'uncertain') return t('checkout.uncertainText');
    if (!from || !to) return t('checkout.nothingOrdered');
    return t('checkout.priceFromTo', { from: formatPrice(locale, from), to: formatPrice(locale, to) });
  };

  /** The choices are in the URL: the server computes the totals, and a reload keeps them. */
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    void navigate(`${path(paths.checkout())}?${next}`, { replace: true, preventScrollReset: true });
  };

  return (
    <Stack gap="lg">
      {shown && (
        <div ref={notice} tabIndex={-1} role="alert">
          <Notice tone="critical" title={shown.message}>
            {explanation(shown)}
          </Notice>
        </div>
      )}
      {checkout.editing && (
        <NewAddress
          action={action}
          cancelHref={checkout.addresses.length > 0 ? paths.checkout({ preOrderNo }) : undefined}
          refusal={
            answer?.errors ? { ...answer, errors: answer.errors, values: answer.values ?? {} } : undefined
          }
        />
      )}
      <Form method="post" action={action} preventScrollReset>
        <AsideLayout
          aside={
            <OrderSummary
              title={t('checkout.summary')}
              rows={rows}
              total={{ label: payments('payments.payable'), amount: totals.payable }}
              note={t('checkout.secure')}
              action={
                <Stack gap="sm">
                  <input type="hidden" name="expected" value={totals.payable} />
                  <Button
                    className={noScriptOnly}
                    type="submit"
                    formMethod="get"
                    name="preOrderNo"
                    value={preOrderNo}
                    block
                  >
                    {t('checkout.updateTotals')}
                  </Button>
                  <Button
                    tone="accent"
                    size="lg"
                    block
                    type="submit"
                    name="intent"
                    value={orderIntent}
                    loading={busy}
                  >
                    {t('checkout.submit', { amount: formatPrice(locale, totals.payable) })}
                  </Button>
                </Stack>
              }
            />
          }
        >
          <Stack gap="xl">
            <Addresses checkout={checkout} onChoose={(id) => choose('address', id)} />
            <Parcels checkout={checkout} />
            <Savings checkout={checkout} onChoose={choose} />
            <TextArea
              name="note"
              label={t('checkout.note')}
              hint={t('checkout.noteHint')}
              maxLength={limits.orderNote}
              defaultValue={checkout.note ?? ''}
              rows={3}
            />
            <PayMethods methods={checkout.methods} />
          </Stack>
        </AsideLayout>
      </Form>
    </Stack>
  );
}

function Addresses({ checkout, onChoose }: { checkout: CheckoutView; onChoose: (id: string) => void }) {
  const t = useMessages('addresses');
  const [params] = useSearchParams();
  const edit = new URLSearchParams(params);
  edit.set('edit', 'new');
  return (
    <Stack gap="md" asChild>
      <section>
        <Heading level={2} size="md">
          {t('addresses.title')}
        </Heading>
        {checkout.addresses.map((address) => (
          <AddressCard
            key={address.id}
            name={address.name}
            lines={[address.detail, [address.postCode, address.countryName].filter(Boolean).join(' ')]}
            phone={address.phone ? [address.countryCode, address.phone].filter(Boolean).join(' ') : undefined}
            email={address.email ?? undefined}
            isDefault={address.isDefault}
            radio={{
              name: 'address',
              value: String(address.id),
              checked: address.id === checkout.addressId,
              onChange: () => onChoose(String(address.id)),
            }}
          />
        ))}
        {!checkout.editing && (
          <div>
            <ButtonLink href={`${paths.checkout()}?${edit}`}>{t('addresses.add')}</ButtonLink>
          </div>
        )}
      </section>
    </Stack>
  );
}

function Parcels({ checkout }: { checkout: CheckoutView }) {
  const t = useMessages('checkout');
  const locale = useLocaleCode();
  return (
    <Stack gap="md" asChild>
      <section>
        <Heading level={2} size="md">
          {t('checkout.parcels', { count: checkout.groups.length })}
        </Heading>
        {checkout.groups.map((group) => (
          <CartMerchantGroup key={group.storeId} name={group.storeName} href={paths.store(group.storeId)}>
            {group.lines.map((line) => (
              <CartLine
                key={line.skuId ?? line.productId}
                href={paths.product(line.productId)}
                name={line.name}
                image={line.image?.url ?? ''}
                variant={line.variant ?? ''}
                price={line.price}
                quantity={t('checkout.pieces', { count: formatNumber(locale, line.quantity) })}
              />
            ))}
          </CartMerchantGroup>
        ))}
      </section>
    </Stack>
  );
}

function Savings({
  checkout,
  onChoose,
}: {
  checkout: CheckoutView;
  onChoose: (name: string, value: string) => void;
}) {
  const t = useMessages('checkout');
  const { locale, timeZone } = useRoot();
  const points = (checkout.totals.pointsLeft ?? 0) + checkout.totals.pointsUsed;
  const canUsePoints = checkout.pointsSupported && points > 0;
  if (checkout.coupons.length === 0 && !canUsePoints) return null;
  return (
    <Stack gap="md" asChild>
      <section>
        <Heading level={2} size="md">
          {t('checkout.savings')}
        </Heading>
        {checkout.coupons.length > 0 && (
          <Select
            name="coupon"
            label={t('checkout.couponLabel')}
            defaultValue={String(checkout.userCouponId ?? '')}
            onChange={(event) => onChoose('coupon', event.currentTarget.value)}
            options={[
              { value: '', label: t('checkout.noCoupon') },
              ...checkout.coupons.map(({ userCouponId, name, amount, endsAt }) => ({
                value: String(userCouponId),
                label: t('checkout.couponOption', {
                  name,
                  amount: formatPrice(locale, amount),
                  until: formatDate(locale, endsAt, { timeZone }),
                }),
              })),
            ]}
          />
        )}
        {canUsePoints && (
          <Checkbox
            name="points"
            value="1"
            defaultChecked={checkout.usePoints}
            onChange={(event) => onChoose('points', event.currentTarget.checked ? '1' : '')}
          >
            {t('checkout.usePoints', {
              points: formatNumber(locale, points),
            })}
          </Checkbox>
        )}
      </section>
    </Stack>
  );
}

function PayMethods({ methods }: { methods: readonly OfferedMethod[] }) {
  const t = useMessages('payments');
  const rows = useMethodRows(methods);
  if (rows.length === 0) return <Notice tone="critical">{t('payments.noMethods')}</Notice>;
  return (
    <PaymentMethodPicker
      name="payType"
      legend={t('payments.payWith')}
      methods={rows}
      defaultValue={rows[0]?.value}
    />
  );
}
