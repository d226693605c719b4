import { limits } from '@marketfront/api-client';
import { Container, EmptyState, ButtonLink, Heading, Stack } from '@marketfront/ui';
import { data } from 'react-router';
import { countryName, readAddress } from '../features/checkout/address-form.server.ts';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import {
  isPayMethod,
  itemsFromUrl,
  openPayMethods,
  startPayment,
} from '../features/checkout/checkout.server.ts';
import { actionError, field, positiveInteger } from '../platform/action.server.ts';
import { seo } from '../platform/seo.ts';
import { settled } from '../platform/settled.ts';
import { serveSignedIn, shopOf, toSignIn } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/order-confirm';

export const handle = { messages: ['checkout'] };

export function loader({ context, url }: Route.LoaderArgs) {
  return serveSignedIn(context, async (shop) => {
    const { searchParams } = url;
    const t = await getMessages(shop.locale.code, 'checkout');
    const title = t('checkout.title');
    const preOrderNo = searchParams.get('preOrderNo');
    if (!preOrderNo) {
      const items = await itemsFromUrl(shop, searchParams);
      if (!items) return { title, checkout: null };
      const fresh = await shop.api.checkout.preOrder(items);
      throw shop.redirect(`/order/order_confirm?${new URLSearchParams({ preOrderNo: fresh })}`, 302);
    }
    const [checkout, addresses, coupons, methods] = await Promise.all([
      shop.api.checkout.load(preOrderNo),
      shop.api.addresses.all(),
      settled(shop.api.checkout.coupons(preOrderNo)),
      shop.api.payments.methods(),
    ]);
    const wanted = positiveInteger(searchParams.get('address')) ?? checkout.addressId;
    const addressId = addresses.find(({ id }) => id === wanted)?.id ?? addresses[0]?.id ?? null;
    const userCouponId =
      coupons?.find(({ userCouponId: id }) => id === positiveInteger(searchParams.get('coupon')))
        ?.userCouponId ?? null;
    const usePoints = checkout.pointsSupported && searchParams.get('points') === '1';
    const totals = await shop.api.checkout.price({
      preOrderNo,
      addressId,
      userCouponId,
      ...(checkout.pointsSupported && { usePoints }),
    });
    return {
      title,
      checkout: {
        ...checkout,
        addresses: addresses.map((address) => ({
          ...address,
          countryName: countryName(shop, address.country),
        })),
        addressId,
        coupons: coupons ?? [],
        userCouponId,
        usePoints,
        totals,
        methods: openPayMethods(methods),
        // An address is needed before anything else, so its form stands open for those who have none.
        editing: addresses.length === 0 || searchParams.get('edit') === 'new',
      },
    };
  });
}

/** Saves an address, or places the order and goes on to pay it. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (!shop.signedIn) throw toSignIn(shop, shop.here);
  const form = await request.formData();
  const t = await getMessages(shop.locale.code, 'checkout');
  const preOrderNo = url.searchParams.get('preOrderNo') ?? '';
  const refuse = (message: string, at: string) => data({ ok: false as const, message, at }, { status: 400 });
  try {
    if (field(form, 'intent') === 'saveAddress') {
      const read = await readAddress(shop, form);
      if (!read.ok) return data(read, { status: 400 });
      const saved = await shop.api.addresses.add(read.address);
      const params = new URLSearchParams(url.searchParams);
      params.delete('edit');
      params.set('address', String(saved.id));
      return shop.redirect(`/order/order_confirm?${params}`, 303);
    }
    const addressId = positiveInteger(form.get('address'));
    const payType = form.get('payType');
    const note = field(form, 'note', 2000);
    if (!addressId) return refuse(t('checkout.addressRequired'), 'address');
    if (!isPayMethod(payType)) return refuse(t('checkout.payTypeRequired'), 'payType');
    if ([...note].length > limits.orderNote)
      return refuse(t('checkout.noteTooLong', { max: limits.orderNote }), 'note');
    const choice = {
      preOrderNo,
      addressId,
      userCouponId: positiveInteger(form.get('coupon')) ?? null,
      ...(form.get('points') === '1' && { usePoints: true }),
    };
    const expected = field(form, 'expected', 20);
    const { payable } = await shop.api.checkout.price(choice);
    if (expected && payable !== expected) {
      return data(
        { ok: false as const, message: t('checkout.priceChanged'), at: 'total', from: expected, to: payable },
        { status: 409 },
      );
    }
    // One pre-order makes one order, however often it is sent.
    const orderNo = await shop.api.checkout.create(
      { ...choice, paymentMethod: payType, note },
      { idempotencyKey: `order-${preOrderNo}` },
    );
    return await startPayment(shop, orderNo, payType);
  } catch (error) {
    return actionError(shop, error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo({ title: loaderData?.title ?? '', site: matches[0]?.loaderData?.site.name, hidden: true });

export default function OrderConfirm({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('checkout');
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1} size="xl">
          {t('checkout.title')}
        </Heading>
        {loaderData.checkout ? (
          <CheckoutPage checkout={loaderData.checkout} answer={actionData} />
        ) : (
          <EmptyState
            title={t('checkout.nothingTitle')}
            description={t('checkout.nothingText')}
            actions={<ButtonLink href="/cart">{t('checkout.backToCart')}</ButtonLink>}
          />
        )}
      </Stack>
    </Container>
  );
}
