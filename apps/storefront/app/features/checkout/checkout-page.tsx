import {
  AsideLayout,
  Button,
  noScriptOnly,
  Notice,
  OrderSummary,
  Stack,
  StickyBuyBar,
  useToast,
  useFormatPrice,
} from '@marketfront/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { invalidControl } from '../../forms/index.ts';
import { paths, usePath } from '../../navigation/index.ts';
import { phoneOnly } from '../../browser/phone-only.css.ts';
import { AddressSection } from './address-section.tsx';
import { blockedLines } from './blocked-lines.ts';
import type { CheckoutAnswer } from './checkout-answer.server.ts';
import type { CheckoutView } from './checkout.server.ts';
import { chosenDeliveries, decodeDeliveries, encodeDeliveries } from './delivery-choices.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { CheckoutIntent } from './intents.ts';
import { NoteField } from './note-field.tsx';
import { Parcels } from './parcels.tsx';
import { Savings } from './savings.tsx';
import { type Change, changesSince, encodeSeen, type Priced } from './price-changes.ts';
import { currentParams, shownChoices } from './shown-choices.ts';
import { hasStoreNotes, noteField } from './store-notes.ts';
import { useCheckoutEvents } from './use-checkout-events.ts';
import { useChoices } from './use-choices.ts';
import { useTotalRows } from './use-total-rows.ts';
import { PayMethods } from './pay-methods.tsx';

const AddressSheet = lazy(() => import('./address-sheet.tsx'));

// Loaded lazily: differences are rare, and only the server reports them.
const Differences = lazy(() => import('./differences.tsx'));

const orderIntent: CheckoutIntent = 'order';

const submitId = 'submit-order';

const updateIntent: CheckoutIntent = 'update';

interface CheckoutPageProps {
  readonly checkout: CheckoutView;
  /** The response to the last submission. */
  readonly answer: CheckoutAnswer | undefined;
}

/** The checkout. It is a single form, so that every button sends all typed values. */
export function CheckoutPage({ checkout, answer }: CheckoutPageProps) {
  const t = useMessages('checkout');
  const payments = useMessages('payments');
  const site = useMessages('site');
  const shown = shownChoices(checkout, answer);
  const { totals } = shown;
  const rows = useTotalRows(totals);
  const formatPrice = useFormatPrice();
  const path = usePath();
  const navigate = useNavigate();
  const { state, formData } = useNavigation();
  // While an address is being saved, the order can be submitted: it has the typed address, which is saved once.
  const isOrdering = state === 'submitting' && formData?.get('intent') === orderIntent;
  const [searchParams] = useSearchParams();
  const params = currentParams(searchParams, answer);
  const choices = useChoices(params);
  const action = `${path(paths.checkout())}?${params}`;
  const toast = useToast();
  // The sheet is open until the next navigation: choosing or saving an address navigates.
  const { key: visit } = useLocation();
  const [bookOpenAt, setBookOpenAt] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const now = {
    groups: checkout.groups,
    totals,
    addressId: typeof shown.address === 'number' ? shown.address : null,
  };
  const changes = changesOf(answer, checkout.firstSeen, now);
  const blocked = blockedLines(checkout.groups, totals);
  const country = checkout.addresses.find(({ id }) => id === shown.address)?.countryName ?? '';

  useEffect(() => {
    if (!answer?.message) return;
    if (!answer.errors) return notice.current?.focus();
    toast({ tone: 'critical', message: answer.message });
    form.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [answer, toast]);

  const events = useCheckoutEvents(checkout, shown);

  const openForm = () => {
    const next = new URLSearchParams(params);
    next.set('edit', 'new');
    next.delete('address');
    void navigate(`${path(paths.checkout())}?${next}`, { preventScrollReset: true });
  };

  const noteAt = (name: string, label: string, rows: number) => (
    <NoteField
      preOrderNo={checkout.preOrderNo}
      name={name}
      label={label}
      note={shown.notes[name]}
      error={answer?.errors?.[name]}
      rows={rows}
    />
  );

  return (
    <>
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        noValidate
        onSubmit={(event) => {
          const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
          if (submitter?.value === orderIntent) events.ordering(new FormData(event.currentTarget));
        }}
      >
        {/* The default button of the form, for Enter in a field: it neither orders nor removes anything. */}
        <button type="submit" name="intent" value={updateIntent} hidden>
          {t('checkout.updateTotals')}
        </button>
        <Stack gap="lg">
          {(blocked.length > 0 || changes.length > 0 || answer?.message) && (
            <div ref={notice} tabIndex={-1} role={answer || changes.length > 0 ? 'alert' : undefined}>
              {(blocked.length > 0 || changes.length > 0) && (
                <Suspense>
                  <Differences
                    checkout={checkout}
                    blocked={blocked}
                    country={country}
                    changes={changes}
                    payable={totals.payable}
                    stopped={answer?.at === 'total'}
                  />
                </Suspense>
              )}
              {blocked.length === 0 &&
                changes.length === 0 &&
                (answer?.errors ? (
                  <ErrorSummary errors={answer.errors} />
                ) : (
                  <Notice tone="critical" title={answer?.message}>
                    <Explanation answer={answer} />
                  </Notice>
                ))}
            </div>
          )}
          <AsideLayout
            aside={
              <OrderSummary
                title={t('checkout.summary')}
                rows={rows}
                busy={state === 'loading'}
                total={{ label: payments('payments.payable'), amount: totals.payable }}
                note={t('checkout.secure')}
                action={
                  <Stack gap="sm">
                    {choices.tryAgain && (
                      <Notice
                        tone="critical"
                        actions={
                          <Button size="sm" onClick={choices.tryAgain}>
                            {site('site.tryAgain')}
                          </Button>
                        }
                      >
                        {t('checkout.notComputed')}
                      </Notice>
                    )}
                    <input type="hidden" name="expected" value={totals.payable} />
                    <input type="hidden" name="seen" value={encodeSeen(now)} />
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
                      loading={isOrdering}
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
                onChoose={(address) => choices.choose('address', address)}
                onOpenBook={() => setBookOpenAt(visit)}
                onNew={openForm}
              />
              <Parcels
                groups={checkout.groups}
                quotes={totals.parcels}
                blocked={blocked}
                country={country}
                noteTo={
                  hasStoreNotes(checkout)
                    ? ({ storeId, storeName }) =>
                        noteAt(noteField(storeId), t('checkout.noteTo', { store: storeName }), 2)
                    : undefined
                }
                onChoose={(choice) => {
                  const asked = choices.underWay('delivery');
                  const now = asked ? decodeDeliveries(asked) : chosenDeliveries(totals.parcels);
                  const others = now.filter(({ storeId }) => storeId !== choice.storeId);
                  choices.choose('delivery', encodeDeliveries([...others, choice]));
                }}
              />
              <Savings
                checkout={checkout}
                shown={shown}
                error={answer?.errors?.coupon}
                onChoose={choices.choose}
              />
              {!hasStoreNotes(checkout) && noteAt('note', t('checkout.note'), 3)}
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
            <Button tone="accent" type="submit" name="intent" value={orderIntent} loading={isOrdering}>
              {t('checkout.submitShort')}
            </Button>
          }
        />
      </Form>
      {bookOpenAt === visit && (
        <Suspense>
          <AddressSheet
            preOrderNo={checkout.preOrderNo}
            addresses={checkout.addresses}
            chosen={now.addressId}
            action={action}
            onChoose={(id) => choices.choose('address', String(id))}
            onClose={() => setBookOpenAt(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The differences from the submitted form, or from the first view of the checkout. */
function changesOf(answer: CheckoutAnswer | undefined, opened: string, now: Priced): Change[] {
  const sent = answer?.values?.seen;
  if (sent === undefined) return changesSince(opened, now, 'free');
  const changes = changesSince(sent, now, answer?.changed ? 'same' : 'free');
  const { from, to } = answer ?? {};
  return changes.length === 0 && from && to ? [{ of: { total: 'payable' }, from, to }] : changes;
}

/** States whether anything was ordered. */
function Explanation({ answer }: { answer: CheckoutAnswer | undefined }) {
  const t = useMessages('checkout');
  const isUncertain = answer?.at === 'uncertain' || answer?.unreachable;
  return t(isUncertain ? 'checkout.uncertainText' : 'checkout.nothingOrdered');
}
