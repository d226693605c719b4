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
  useFormatPrice,
} from '@marketfront/ui';
import { useRef, useState } from 'react';
import { reloadPage } from '../../browser/index.ts';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath, useRevalidate } from '../../navigation/index.ts';
import { cardFrame } from './card-page.css.ts';
import type { CardPaymentData } from './payment.server.ts';
import { PayBefore } from './time-to-pay.tsx';
import { useStripe } from './use-stripe.ts';

/** The provider's card form: card data never reaches the shop. */
export function CardPage({ payment }: { payment: CardPaymentData }) {
  const t = useMessages('payments');
  const site = useMessages('site');
  const path = usePath();
  const formatPrice = useFormatPrice();
  const { clientSecret, orderNo, payable, deadline, now, key, standIn, tag } = payment;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const card = useStripe(frame, { standIn, key, clientSecret, locale: tag });
  const revalidate = useRevalidate();

  const pay = async () => {
    setBusy(true);
    setFailure(undefined);
    const result = new URL(path(accountPaths.paymentResult(orderNo)), location.origin);
    const message = await card.confirm(result.href).catch(() => '');
    // After a successful payment, the provider navigates to the result page; only an error continues here. If the order
    // was paid or cancelled in the meantime, revalidation redirects to the page that says so.
    await revalidate();
    setFailure(message || t('payments.cardFailed'));
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
            {payment.title}
          </Heading>
          {payable && <Price amount={payable} size="xl" />}
          {orderNo && <Text tone="muted">{t('payments.orderNumber', { orderNo })}</Text>}
          {deadline && <PayBefore deadline={deadline} now={now} isPaying={busy} />}
          <noscript>
            <Notice tone="info">{t('payments.cardNeedsScript')}</Notice>
          </noscript>
          <div
            className={cardFrame}
            ref={frame}
            aria-busy={card.state === 'loading'}
            hidden={card.state === 'failed'}
          >
            {card.state === 'loading' && <Skeleton shape="box" />}
          </div>
          {card.state === 'failed' && (
            <div role="alert">
              <Notice tone="critical" title={t('payments.cardUnavailableTitle')}>
                {t('payments.cardUnavailableText')}
              </Notice>
            </div>
          )}
          {failure && (
            <div role="alert">
              <Notice tone="critical">{failure}</Notice>
            </div>
          )}
          <Inline gap="md">
            {card.state === 'failed' ? (
              <Button tone="accent" size="lg" onClick={reloadPage}>
                {site('site.tryAgain')}
              </Button>
            ) : (
              <Button tone="accent" size="lg" type="submit" loading={busy} disabled={card.state !== 'ready'}>
                {payable ? t('payments.payAmount', { amount: formatPrice(payable) }) : t('payments.pay')}
              </Button>
            )}
            {orderNo && (
              <ButtonLink size="lg" tone="quiet" href={accountPaths.payment(orderNo)}>
                {t('payments.otherMethod')}
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </form>
    </Container>
  );
}
