import { parsePositiveInteger } from '@marketfront/api-client';
import { Container, Heading, Notice, Stack } from '@marketfront/ui';
import { CartPage } from '../features/cart/index.ts';
import { cartAction, loadCart } from '../features/cart/index.server.ts';
import { getMessages, pageMessages, useMessages } from '../messages/index.ts';
import { shopLoader } from '../http/index.server.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/cart';

export const handle = { messages: pageMessages('cart') };

export const loader = shopLoader(async (shop, { url }) => {
  const change = parsePositiveInteger(url.searchParams.get('change'));
  const [cart, t] = await Promise.all([loadCart(shop, change), getMessages(shop.locale.code, 'cart')]);
  return { cart, title: t('cart.title') };
});

export const action = cartAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('cart');
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1} size="xl">
          {t('cart.title')}
        </Heading>
        {/* The response to a form that was sent without script. */}
        {actionData && !actionData.ok && (
          <Notice tone="critical" role="alert">
            {actionData.message}
          </Notice>
        )}
        <CartPage cart={loaderData.cart} />
      </Stack>
    </Container>
  );
}
