import { limits } from '@marketfront/api-client';
import {
  AsideLayout,
  Button,
  noScriptOnly,
  Notice,
  OrderSummary,
  PaymentMethodPicker,
  Stack,
  StickyBuyBar,
  TextArea,
  useToast,
  useFormatPrice,
} from '@marketfront/ui';
import { useEffect, useRef } from 'react';
import { Form, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { phoneOnly } from '../../platform/phone-only.css.ts';
import { usePath } from '../../platform/root-data.ts';
import { firstChoice, useMethodRows } from '../payments/index.ts';
import { AddressSection } from './address-section.tsx';
import type { CheckoutAnswer } from './checkout-answer.server.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutIntent } from './intents.ts';
import { Parcels, SoldOutNotice } from './parcels.tsx';
import { Savings } from './savings.tsx';
import { isShort } from './short-lines.ts';
import { currentParams, shownChoices } from './shown-choices.ts';
import { useTotalRows } from './use-total-rows.ts';

const orderIntent: CheckoutIntent = 'order';
const submitId = 'submit-order';
const updateIntent: CheckoutIntent = 'update';

/** The first control that is marked invalid, itself or by its group. */
const invalidControl =
  ':is(input, select, textarea)[aria-invalid], [aria-invalid] :is(input, select, textarea)';

interface CheckoutPageProps {
  readonly checkout: CheckoutView;
  /** Answer to the last submission. */
  readonly answer: CheckoutAnswer | undefined;
}

/** The checkout. It is one form, so that nothing that was typed is left out by any of its buttons. */
export function CheckoutPage({ checkout, answer }: CheckoutPageProps) {
  const t = useMessages('checkout');
  const payments = useMessages('payments');
  const shown = shownChoices(checkout, answer);
  const { totals } = shown;
  const rows = useTotalRows(totals);
  const formatPrice = useFormatPrice();
  const path = usePath();
  const navigate = useNavigate();
  const busy = useNavigation().state === 'submitting';
  const [searchParams] = useSearchParams();
  const params = currentParams(searchParams, answer);
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const short = checkout.groups.flatMap(({ lines }) => lines.filter(isShort));

  useEffect(() => {
    if (!answer?.message) return;
    if (!answer.errors) return notice.current?.focus();
    toast({ tone: 'critical', message: answer.message });
    form.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [answer, toast]);

  /** The choices are in the URL: the server computes the totals, and a reload keeps them. */
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    void navigate(`${path(paths.checkout())}?${next}`, { replace: true, preventScrollReset: true });
  };

  return (
    <Form
      ref={form}
      method="post"
      action={`${path(paths.checkout())}?${params}`}
      preventScrollReset
      noValidate
    >
      {/* What Enter in a field presses: it neither orders nor removes anything. */}
      <button type="submit" name="intent" value={updateIntent} hidden>
        {t('checkout.updateTotals')}
      </button>
      <Stack gap="lg">
        {(short.length > 0 || answer?.message) && (
          <div
            ref={notice}
            tabIndex={-1}
            role={answer ? 'alert' : undefined}
            // With script a message that stands at its field is a toast too.
            className={answer?.errors && short.length === 0 ? noScriptOnly : undefined}
          >
            {short.length > 0 ? (
              <SoldOutNotice checkout={checkout} short={short} />
            ) : (
              <Notice tone="critical" title={answer?.message}>
                <Explanation answer={answer} />
              </Notice>
            )}
          </div>
        )}
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
                  <Button className={noScriptOnly} type="submit" name="intent" value={updateIntent} block>
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
                    id={submitId}
                  >
                    {t('checkout.submit', { amount: formatPrice(totals.payable) })}
                  </Button>
                </Stack>
              }
            />
          }
        >
          <Stack gap="xl">
            <AddressSection
              checkout={checkout}
              shown={shown}
              answer={answer}
              params={params}
              onChoose={(address) => choose('address', address)}
            />
            <Parcels groups={checkout.groups} />
            <Savings checkout={checkout} shown={shown} error={answer?.errors?.coupon} onChoose={choose} />
            <TextArea
              name="note"
              label={t('checkout.note')}
              hint={t('checkout.noteHint')}
              error={answer?.errors?.note}
              maxLength={limits.orderNote}
              defaultValue={shown.note}
              rows={3}
            />
            <PayMethods
              checkout={checkout}
              payable={totals.payable}
              chosen={shown.payType}
              error={answer?.errors?.payType}
            />
          </Stack>
        </AsideLayout>
      </Stack>
      <StickyBuyBar
        name={payments('payments.payable')}
        price={totals.payable}
        after={submitId}
        appears="away"
        className={phoneOnly}
        action={
          <Button tone="accent" type="submit" name="intent" value={orderIntent} loading={busy}>
            {t('checkout.submitShort')}
          </Button>
        }
      />
    </Form>
  );
}

/** Says whether anything was ordered. */
function Explanation({ answer }: { answer: CheckoutAnswer | undefined }) {
  const t = useMessages('checkout');
  const formatPrice = useFormatPrice();
  if (answer?.at === 'uncertain') return t('checkout.uncertainText');
  if (!answer?.from || !answer.to) return t('checkout.nothingOrdered');
  return t('checkout.priceFromTo', {
    from: formatPrice(answer.from),
    to: formatPrice(answer.to),
  });
}

interface PayMethodsProps {
  readonly checkout: CheckoutView;
  readonly payable: string;
  readonly chosen: string | null;
  readonly error: string | undefined;
}

function PayMethods({ checkout, payable, chosen, error }: PayMethodsProps) {
  const t = useMessages('payments');
  const rows = useMethodRows(checkout.methods, { balance: checkout.balance, payable });
  if (rows.length === 0) return <Notice tone="critical">{t('payments.noMethods')}</Notice>;
  return (
    <PaymentMethodPicker
      name="payType"
      legend={t('payments.payWith')}
      methods={rows}
      defaultValue={firstChoice(rows, chosen)}
      error={error}
    />
  );
}
