import {
  Button,
  ButtonLink,
  Container,
  Heading,
  Inline,
  Notice,
  Price,
  Skeleton,
  Stack,
  Text,
} from '@marketfront/ui';
import { useRef, useState } from 'react';
import { useStripe } from '../features/checkout/use-stripe.ts';
import { seo } from '../platform/seo.ts';
import { serveSignedIn } from '../platform/shop.server.ts';
import { usePath } from '../platform/use-root.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import { cardFrame } from './stripe-payment.css.ts';
import type { Route } from './+types/stripe-payment';

export const handle = { messages: ['checkout'] };

const stripeJs = 'https://js.stripe.com/v3/';

export function loader({ context, url }: Route.LoaderArgs) {
  return serveSignedIn(context, async (shop) => {
    const clientSecret = url.searchParams.get('clientSecret') ?? '';
    const orderNo = url.searchParams.get('orderNo') ?? '';
    if (!clientSecret) throw shop.redirect('/order/payment_result');
    const [methods, order, t] = await Promise.all([
      shop.api.payments.methods(),
      orderNo ? shop.api.orders.master(orderNo) : undefined,
      getMessages(shop.locale.code, 'checkout'),
    ]);
    if (order?.paid) throw shop.redirect(`/order/payment_result?${new URLSearchParams({ orderNo })}`);
    return {
      title: t('checkout.cardTitle'),
      clientSecret,
      orderNo,
      payable: order?.totals.payable ?? null,
      key: methods.stripePublishableKey ?? process.env.STRIPE_PUBLISHABLE_KEY ?? '',
      script: methods.stripeJsUrl ?? stripeJs,
      tag: shop.locale.tag,
    };
  });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo({ title: loaderData?.title ?? '', site: matches[0]?.loaderData?.site.name, hidden: true });

export default function StripePayment({ loaderData }: Route.ComponentProps) {
  const t = useMessages('checkout');
  const path = usePath();
  const { clientSecret, orderNo, payable, key, script, tag } = loaderData;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const card = useStripe(frame, { script, key, clientSecret, locale: tag });

  const pay = async () => {
    setBusy(true);
    setFailure(undefined);
    const result = new URL(path('/order/payment_result'), location.origin);
    if (orderNo) result.searchParams.set('orderNo', orderNo);
    const message = await card.confirm(result.href).catch(() => '');
    // A payment that went through has left for the result page; coming back here means it did not.
    setFailure(message || t('checkout.cardFailed'));
    setBusy(false);
  };

  return (
    <Container width="text">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void pay();
        }}
      >
        <Stack gap="lg">
          <Heading level={1} size="xl">
            {loaderData.title}
          </Heading>
          {payable && <Price amount={payable} size="xl" />}
          {orderNo && <Text tone="muted">{t('checkout.orderNumber', { orderNo })}</Text>}
          <noscript>
            <Notice tone="info">{t('checkout.cardNeedsScript')}</Notice>
          </noscript>
          <div className={cardFrame} ref={frame} aria-busy={card.state === 'loading'}>
            {card.state === 'loading' && <Skeleton shape="box" />}
          </div>
          {card.state === 'failed' && (
            <Notice tone="critical" title={t('checkout.cardUnavailableTitle')}>
              {t('checkout.cardUnavailableText')}
            </Notice>
          )}
          {failure && (
            <div role="alert">
              <Notice tone="critical">{failure}</Notice>
            </div>
          )}
          <Inline gap="md">
            <Button tone="accent" size="lg" type="submit" loading={busy} disabled={card.state !== 'ready'}>
              {t('checkout.pay')}
            </Button>
            {orderNo && (
              <ButtonLink size="lg" tone="quiet" href={`/order/payment?${new URLSearchParams({ orderNo })}`}>
                {t('checkout.otherMethod')}
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </form>
    </Container>
  );
}
