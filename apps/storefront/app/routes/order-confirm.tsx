import { ButtonLink, Container, EmptyState, Heading, Stack } from '@marketfront/ui';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { type CheckoutAnswer, CheckoutPage, keepCheckout } from '../features/checkout/index.ts';
import { checkoutAction, loadCheckout } from '../features/checkout/index.server.ts';
import { pageMessages, useMessages } from '../messages/index.ts';
import { signedInLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { seo } from '../seo/index.ts';
import type { Route } from './+types/order-confirm';

export const handle = { messages: pageMessages('checkout', 'payments', 'addresses') };

export const loader = signedInLoader((shop, { url }: Route.LoaderArgs) =>
  loadCheckout(shop, url.searchParams),
);

export const action = checkoutAction;

export const clientMiddleware = [keepCheckout];

/**
 * Data for which a form was refused, such as a deleted address, must not be shown any longer. In an outage the page
 * stays.
 */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (actionResult as CheckoutAnswer | undefined)?.changed || defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  seo(matches, { title: loaderData?.title, hidden: true });

export default function OrderConfirm({
  loaderData: { title, checkout, typed, ended },
  actionData,
}: Route.ComponentProps) {
  const t = useMessages('checkout');
  // The values typed before the session ended are shown like the last submission.
  const answer = actionData ?? (typed && { ok: true, values: typed });
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {checkout ? (
          <CheckoutPage checkout={checkout} answer={answer} />
        ) : (
          <EmptyState
            title={t('checkout.nothingTitle')}
            description={ended ?? t('checkout.nothingText')}
            actions={<ButtonLink href={paths.cart()}>{t('checkout.backToCart')}</ButtonLink>}
          />
        )}
      </Stack>
    </Container>
  );
}
