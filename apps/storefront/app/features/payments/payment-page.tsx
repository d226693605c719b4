import { formatDate } from '@marketfront/i18n/format';
import {
  Button,
  ButtonLink,
  Container,
  Countdown,
  Heading,
  Inline,
  Notice,
  PaymentMethodPicker,
  Price,
  Stack,
  Text,
} from '@marketfront/ui';
import { Form, useNavigation, useRevalidator } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { useRoot } from '../../platform/root-data.ts';
import { firstChoice, useMethodRows } from './payment-methods.ts';
import type { PaymentData } from './payment.server.ts';

/** Pays an order that was placed earlier. */
export function PaymentPage({ payment, error }: { payment: PaymentData; error: string | undefined }) {
  const t = useMessages('payments');
  const { locale, timeZone } = useRoot();
  const busy = useNavigation().state !== 'idle';
  const { title, orderNo, payable, deadline, now, methods, method, balance } = payment;
  const { revalidate } = useRevalidator();
  const rows = useMethodRows(methods, { balance, payable });
  return (
    <Container width="text">
      <Form method="post">
        <Stack gap="lg">
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Price amount={payable} size="xl" />
          <Text tone="muted">{t('payments.orderNumber', { orderNo })}</Text>
          {deadline && (
            <Notice tone="warning">
              {t('payments.payBefore', {
                time: formatDate(locale, deadline, { style: 'dateTime', timeZone }),
              })}{' '}
              <Countdown until={Date.parse(deadline)} now={now} onEnd={() => void revalidate()} />
            </Notice>
          )}
          {error && <Notice tone="critical">{error}</Notice>}
          <input type="hidden" name="orderNo" value={orderNo} />
          <PaymentMethodPicker
            name="payType"
            legend={t('payments.payWith')}
            methods={rows}
            defaultValue={firstChoice(rows, method)}
          />
          <Inline gap="md">
            <Button tone="accent" size="lg" type="submit" loading={busy}>
              {t('payments.pay')}
            </Button>
            <ButtonLink tone="quiet" size="lg" href={paths.orders()}>
              {t('payments.payLater')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Container>
  );
}
