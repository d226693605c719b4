import type { OrderDelivery } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import {
  Button,
  ButtonLink,
  Container,
  DescriptionList,
  Notice,
  ResultPanel,
  type ResultState,
  Stack,
  Text,
  useFormatPrice,
} from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { TellOnce } from '../../events/index.ts';
import { accountPaths, paths, useRevalidate, useRoot } from '../../navigation/index.ts';
import { useIdempotencyKey } from '../../forms/index.ts';
import { GuestAccountPanel } from '../guest-account/index.ts';
import type { PaymentResultData, PaymentState } from './payment-result.server.ts';

const stateMessages = {
  paid: ['payments.paidTitle', 'payments.paidText'],
  accepted: ['payments.acceptedTitle', 'payments.acceptedText'],
  pending: ['payments.pendingTitle', 'payments.pendingText'],
  unpaid: ['payments.unpaidTitle', 'payments.unpaidText'],
  failed: ['payments.failedTitle', 'payments.failedText'],
  cancelled: ['payments.cancelledTitle', 'payments.cancelledText'],
  unknown: ['payments.unknownTitle', 'payments.unknownText'],
  missing: ['payments.missingTitle', 'payments.missingText'],
} as const satisfies Record<PaymentState, readonly [string, string]>;

/** The look of each state. */
const looks = {
  paid: 'paid',
  accepted: 'paid',
  pending: 'pending',
  unpaid: 'pending',
  failed: 'failed',
  cancelled: 'failed',
  unknown: 'missing',
  missing: 'missing',
} as const satisfies Record<PaymentState, ResultState>;

/** Delays between reloads of the state, in milliseconds: a provider's webhook may arrive after the shopper returns. */
const waits = [1500, 2500, 4000, 6000, 8000];
const laterWait = 15_000;
/** The delay in milliseconds before the page offers to pay again: the provider may never have received the payment. */
const overdueAfter = 60_000;

/** The time and place of arrival of a store's part. */
function StoreDelivery({ delivery: { kind, from, to, pickupAddress } }: { delivery: OrderDelivery }) {
  const t = useMessages('payments');
  const { locale } = useRoot();
  const days = from && to ? { from: formatDate(locale, from), to: formatDate(locale, to) } : undefined;
  const arrival = days && t(kind === 'own' ? 'payments.ready' : 'payments.arrives', days);
  const text =
    kind === 'virtual' ? t('payments.virtual') : [arrival, pickupAddress].filter(Boolean).join(' · ');
  return text === '' ? null : <Text tone="muted">{text}</Text>;
}

/** A separate component: `useIdempotencyKey` renders it again at once, which would discard unhydrated children. */
function BuyAgain({ orderNo }: { orderNo: string }) {
  const t = useMessages('payments');
  const idempotencyKey = useIdempotencyKey();
  const navigation = useNavigation();
  return (
    <Form method="post">
      <input type="hidden" name="orderNo" value={orderNo} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Button
        type="submit"
        name="intent"
        value="buyAgain"
        tone="primary"
        size="lg"
        loading={navigation.state === 'submitting'}
      >
        {t('payments.buyAgain')}
      </Button>
    </Form>
  );
}

interface PaymentResultPageProps {
  readonly result: PaymentResultData;
  /** The reason why the goods could not be bought again. */
  readonly error?: string | undefined;
}

export function PaymentResultPage({ result, error }: PaymentResultPageProps) {
  const t = useMessages('payments');
  const cart = useMessages('cart');
  const { locale, timeZone } = useRoot();
  const formatPrice = useFormatPrice();
  const { state, orderNo, order } = result;
  const revalidate = useRevalidate();
  const reloads = useRef(0);
  useEffect(() => {
    if (state !== 'pending') return;
    const timer = setTimeout(() => {
      reloads.current += 1;
      void revalidate();
    }, waits[reloads.current] ?? laterWait);
    return () => clearTimeout(timer);
  }, [result, state, revalidate]);

  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => {
    if (state !== 'pending') return;
    const timer = setTimeout(() => setOverdue(true), overdueAfter);
    return () => clearTimeout(timer);
  }, [state]);

  const isLate = state === 'pending' && isOverdue;
  const [title, text] = isLate
    ? (['payments.lateTitle', 'payments.lateText'] as const)
    : stateMessages[state];
  const done = state === 'paid' || state === 'accepted';
  // Not offered at once when "pending": a paid order must not be paid again.
  const toPay = order !== null && (state === 'unpaid' || state === 'failed' || isLate);
  // Without the order, it is unknown whether it still exists.
  const description = state === 'failed' && !order ? 'payments.unknownText' : text;
  return (
    <Stack gap="lg">
      {done && orderNo && <TellOnce name="purchase" number={orderNo} />}
      <Container width="narrow">
        {error && (
          <Notice tone="critical" role="alert">
            {error}
          </Notice>
        )}
        <ResultPanel
          state={looks[state]}
          title={t(title)}
          description={t(description)}
          details={
            <DescriptionList
              items={[
                ...(orderNo ? [{ term: t('payments.orderNumberLabel'), description: orderNo }] : []),
                ...(order
                  ? [
                      {
                        term: toPay ? t('payments.payable') : cart('cart.total'),
                        description: formatPrice(order.payable),
                      },
                    ]
                  : []),
                ...(order?.email && done
                  ? [{ term: t('payments.receiptTo'), description: order.email }]
                  : []),
                ...(order?.deadline && toPay
                  ? [
                      {
                        term: t('payments.payUntil'),
                        description: formatDate(locale, order.deadline, { style: 'dateTime', timeZone }),
                      },
                    ]
                  : []),
                ...(done && order
                  ? order.stores.map(({ orderNo, storeName, quantity, delivery }) => ({
                      term: storeName,
                      description: (
                        <>
                          {t('payments.parcelOf', { orderNo, count: quantity })}
                          {delivery && <StoreDelivery delivery={delivery} />}
                        </>
                      ),
                    }))
                  : []),
              ]}
            />
          }
          actions={
            <>
              {toPay && orderNo && (
                <ButtonLink tone="accent" size="lg" href={accountPaths.payment(orderNo)}>
                  {t('payments.payAgain')}
                </ButtonLink>
              )}
              {state === 'cancelled' && orderNo && <BuyAgain orderNo={orderNo} />}
              <ButtonLink size="lg" tone={done ? 'primary' : 'neutral'} href={accountPaths.orders()}>
                {t('payments.toOrders')}
              </ButtonLink>
              <ButtonLink size="lg" tone="quiet" href={paths.home()}>
                {t('payments.toHome')}
              </ButtonLink>
            </>
          }
        />
      </Container>
      {result.account && (
        <Container width="text">
          <GuestAccountPanel guest={result.account} />
        </Container>
      )}
    </Stack>
  );
}
