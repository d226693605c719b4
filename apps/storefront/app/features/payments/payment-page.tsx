import {
  Button,
  ButtonLink,
  Container,
  Heading,
  Inline,
  Notice,
  PaymentMethodPicker,
  Price,
  Stack,
  Text,
  useFormatPrice,
} from '@marketfront/ui';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths } from '../../navigation/index.ts';
import { firstChoice, useMethodRows } from './payment-methods.ts';
import type { PaymentData } from './payment.server.ts';
import { PayBefore } from './time-to-pay.tsx';

/** Pays an order that was placed earlier. */
export function PaymentPage({ payment, error }: { payment: PaymentData; error: string | undefined }) {
  const t = useMessages('payments');
  const formatPrice = useFormatPrice();
  const busy = useNavigation().state !== 'idle';
  const { title, orderNo, payable, deadline, now, methods, method, balance } = payment;
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
          {deadline && <PayBefore deadline={deadline} now={now} />}
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
              {t('payments.payNowAmount', { amount: formatPrice(payable) })}
            </Button>
            <ButtonLink tone="quiet" size="lg" href={accountPaths.orders()}>
              {t('payments.payLater')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Container>
  );
}
