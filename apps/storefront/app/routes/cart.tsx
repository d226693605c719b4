import { Container, Heading, Stack } from '@marketfront/ui';
import { addToCart, changeQuantity, loadCart, removeFromCart } from '../features/cart/cart.server.ts';
import { CartPage } from '../features/cart/cart-page.tsx';
import { actionError, field, isEnhanced, positiveInteger } from '../platform/action.server.ts';
import { setFlash } from '../platform/flash.server.ts';
import { seo } from '../platform/seo.ts';
import { serve, shopOf } from '../platform/shop.server.ts';
import { getMessages, useMessages } from '../messages/index.ts';
import type { Route } from './+types/cart';

export const handle = { messages: ['cart'] };

export function loader({ context }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const [cart, t] = await Promise.all([loadCart(shop), getMessages(shop.locale.code, 'cart')]);
    return { cart, title: t('cart.title') };
  });
}

/** Every change of the cart is one form: quantity, removal, undo of a removal, and the way to the checkout. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = shopOf(context);
  const form = await request.formData();
  const t = await getMessages(shop.locale.code, 'cart');
  const skuIds = form.getAll('sku').flatMap((value) => positiveInteger(value) ?? []);
  // Plain forms name the pressed button: "remove:12", "less:12:3".
  const [intent = '', sku, amount] = field(form, 'intent').split(':');
  const skuId = positiveInteger(sku ?? null);
  try {
    if (intent === 'quantity' && skuId)
      await changeQuantity(shop, skuId, positiveInteger(amount ?? null) ?? 1);
    else if (intent === 'remove' && skuId) await removeFromCart(shop, [skuId]);
    else if (intent === 'removeSelected') await removeFromCart(shop, skuIds);
    else if (intent === 'restore' && skuId) {
      await addToCart(shop, {
        skuId,
        productId: positiveInteger(form.get('product')) ?? 0,
        quantity: positiveInteger(amount ?? null) ?? 1,
      });
    } else if (intent === 'checkout') {
      if (skuIds.length > 0) return shop.redirect(`/order/order_confirm?items=${skuIds.join(',')}`, 303);
      if (isEnhanced(request)) return { ok: false as const, message: t('cart.itemRequired') };
      setFlash(shop, 'critical', t('cart.itemRequired'));
    }
  } catch (error) {
    return actionError(shop, error);
  }
  return isEnhanced(request) ? { ok: true as const } : shop.redirect('/cart', 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo({ title: loaderData?.title ?? '', site: matches[0]?.loaderData?.site.name, hidden: true });

export default function Cart({ loaderData }: Route.ComponentProps) {
  const t = useMessages('cart');
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1} size="xl">
          {t('cart.title')}
        </Heading>
        <CartPage cart={loaderData.cart} />
      </Stack>
    </Container>
  );
}
