import { formatDate } from '@marketfront/i18n/format';
import { Button, Container, Heading, Notice, PaymentMethodPicker, Price, Stack, Text } from '@marketfront/ui';
import { data, Form, useNavigation } from 'react-router';
import { isPayMethod, openPayMethods, startPayment } from '../features/checkout/checkout.server.ts';
import { usePayMethodRows } from '../features/checkout/pay-method-rows.ts';
import { actionError, field } from '../platform/action.server.ts';
import { seo } from '../platform/seo.ts';
import { serveSignedIn, shopOf, toSignIn } from '../platform/shop.server.ts';
import { useRoot } from '../platform/use-root.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/payment';

export const handle = { messages: ['checkout'] };

/** Pays an order that was placed earlier. */
export function loader({ context, url }: Route.LoaderArgs) {
  return serveSignedIn(context, async (shop) => {
    const orderNo = url.searchParams.get('orderNo') ?? '';
    if (!orderNo) throw shop.redirect('/order/payment_result');
    const [order, methods, t] = await Promise.all([
      shop.api.orders.master(orderNo),
      shop.api.payments.methods(),
      getMessages(shop.locale.code, 'checkout'),
    ]);
    if (order.paid) throw shop.redirect(`/order/payment_result?${new URLSearchParams({ orderNo })}`);
    return {
      title: t('checkout.payTitle'),
      orderNo,
      payable: order.totals.payable,
      deadline: order.payDeadline,
      payType: order.paymentMethod,
      methods: openPayMethods(methods),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (!shop.signedIn) throw toSignIn(shop, shop.here);
  const form = await request.formData();
  const payType = form.get('payType');
  if (!isPayMethod(payType)) {
    const t = await getMessages(shop.locale.code, 'checkout');
    return data({ ok: false as const, message: t('checkout.payTypeRequired') }, { status: 400 });
  }
  try {
    return await startPayment(shop, field(form, 'orderNo', 64), payType);
  } catch (error) {
    return actionError(shop, error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo({ title: loaderData?.title ?? '', site: matches[0]?.loaderData?.site.name, hidden: true });

export default function Payment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('checkout');
  const { locale, timeZone } = useRoot();
  const busy = useNavigation().state !== 'idle';
  const { title, orderNo, payable, deadline, methods, payType } = loaderData;
  const rows = usePayMethodRows(methods);
  return (
    <Container width="text">
      <Form method="post">
        <Stack gap="lg">
          <Heading level={1} size="xl">
            {title}
          </Heading>
          <Price amount={payable} size="xl" />
          <Text tone="muted">{t('checkout.orderNumber', { orderNo })}</Text>
          {deadline && (
            <Text tone="muted">
              {t('checkout.payBefore', {
                time: formatDate(locale, deadline, { style: 'dateTime', timeZone }),
              })}
            </Text>
          )}
          {actionData && 'message' in actionData && <Notice tone="critical">{actionData.message}</Notice>}
          <input type="hidden" name="orderNo" value={orderNo} />
          <PaymentMethodPicker
            name="payType"
            legend={t('checkout.payWith')}
            methods={rows}
            defaultValue={rows.find(({ value }) => value === payType)?.value ?? rows[0]?.value}
          />
          <Button tone="accent" size="lg" type="submit" loading={busy}>
            {t('checkout.pay')}
          </Button>
        </Stack>
      </Form>
    </Container>
  );
}
