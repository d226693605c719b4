import { isPaidLater, type PaymentMethod } from '@marketfront/api-client';
import { formatDate, formatPrice } from '@marketfront/i18n/format';
import { ButtonLink, Container, DescriptionList, ResultPanel } from '@marketfront/ui';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { seo } from '../platform/seo.ts';
import { serve, type Shop } from '../platform/shop.server.ts';
import { useRoot } from '../platform/use-root.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/payment-result';

export const handle = { messages: ['checkout', 'cart'] };

export type PaymentState = 'paid' | 'accepted' | 'pending' | 'failed' | 'missing';

export function loader({ context, url }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const { searchParams } = url;
    const t = await getMessages(shop.locale.code, 'checkout');
    const token = searchParams.get('token');
    const payerId = searchParams.get('PayerID');
    if (token && payerId && searchParams.get('status') === '1') await capture(shop, token, payerId);
    const failed = searchParams.get('status') === '0' || isFailure(searchParams.get('redirect_status'));
    const orderNo = searchParams.get('orderNo') ?? searchParams.get('local_order_no');
    const found = orderNo && shop.signedIn ? await shop.api.orders.master(orderNo) : undefined;
    const state: PaymentState = stateOf(found, failed, orderNo);
    return {
      title: t('checkout.resultTitle'),
      state,
      orderNo,
      order: found
        ? {
            payable: found.totals.payable,
            email: found.consignee.email,
            deadline: found.payDeadline,
            stores: found.stores.map(({ orderNo, storeName, quantity }) => ({
              orderNo,
              storeName,
              quantity,
            })),
          }
        : null,
    };
  });
}

/** PayPal came back with consent: take the money once, then show a page that may be reloaded. */
async function capture(shop: Shop, token: string, payerId: string): Promise<never> {
  const { orderNo, paid } = await shop.api.payments.capturePaypal({ token, payerId });
  const params = new URLSearchParams({ ...(orderNo && { orderNo }), ...(!paid && { status: '0' }) });
  throw shop.redirect(`/order/payment_result?${params}`, 302);
}

const isFailure = (status: string | null) =>
  status !== null && status !== 'succeeded' && status !== 'processing';

function stateOf(
  order: { paid: boolean; paymentMethod: PaymentMethod | null; status: string } | undefined,
  failed: boolean,
  orderNo: string | null,
): PaymentState {
  if (!orderNo) return 'missing';
  if (order && isPaidLater(order.paymentMethod) && order.status !== 'cancelled') return 'accepted';
  if (order?.paid) return 'paid';
  if (failed || order?.status === 'cancelled') return 'failed';
  return 'pending';
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo({ title: loaderData?.title ?? '', site: matches[0]?.loaderData?.site.name, hidden: true });

const words = {
  paid: ['checkout.paidTitle', 'checkout.paidText'],
  accepted: ['checkout.acceptedTitle', 'checkout.acceptedText'],
  pending: ['checkout.pendingTitle', 'checkout.pendingText'],
  failed: ['checkout.failedTitle', 'checkout.failedText'],
  missing: ['checkout.missingTitle', 'checkout.missingText'],
} as const satisfies Record<PaymentState, readonly [string, string]>;

/** Looks again a few times: a provider's message may come after its page has sent the shopper back. */
const looks = [1500, 2500, 4000, 6000, 8000];

export default function PaymentResult({ loaderData }: Route.ComponentProps) {
  const t = useMessages('checkout');
  const cart = useMessages('cart');
  const { locale, timeZone } = useRoot();
  const { state, orderNo, order } = loaderData;
  const { revalidate } = useRevalidator();
  const looked = useRef(0);
  useEffect(() => {
    const wait = looks[looked.current];
    if (state !== 'pending' || wait === undefined) return;
    const timer = setTimeout(() => {
      looked.current += 1;
      void revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [loaderData, state, revalidate]);

  const [title, description] = words[state];
  const done = state === 'paid' || state === 'accepted';
  const pay = orderNo ? `/order/payment?${new URLSearchParams({ orderNo })}` : undefined;
  return (
    <Container width="narrow">
      <ResultPanel
        state={state === 'accepted' ? 'paid' : state}
        title={t(title)}
        description={t(description)}
        details={
          <DescriptionList
            items={[
              ...(orderNo ? [{ term: t('checkout.orderNumberLabel'), description: orderNo }] : []),
              ...(order
                ? [
                    {
                      term: done ? cart('cart.total') : t('checkout.payable'),
                      description: formatPrice(locale, order.payable),
                    },
                  ]
                : []),
              ...(order?.email && done ? [{ term: t('checkout.receiptTo'), description: order.email }] : []),
              ...(order?.deadline && !done
                ? [
                    {
                      term: t('checkout.payUntil'),
                      description: formatDate(locale, order.deadline, { style: 'dateTime', timeZone }),
                    },
                  ]
                : []),
              ...(done && order
                ? order.stores.map(({ orderNo, storeName, quantity }) => ({
                    term: storeName,
                    description: t('checkout.parcelOf', { orderNo, count: quantity }),
                  }))
                : []),
            ]}
          />
        }
        actions={
          <>
            {!done && pay && (
              <ButtonLink tone="accent" size="lg" href={pay}>
                {t('checkout.payAgain')}
              </ButtonLink>
            )}
            <ButtonLink size="lg" tone={done ? 'primary' : 'neutral'} href="/user_center/order/list">
              {t('checkout.toOrders')}
            </ButtonLink>
            <ButtonLink size="lg" tone="quiet" href="/">
              {t('checkout.toHome')}
            </ButtonLink>
          </>
        }
      />
    </Container>
  );
}
