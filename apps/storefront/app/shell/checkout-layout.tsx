import { localeOf } from '@marketfront/i18n';
import { CheckoutHeader, IconLock, Inline, LanguageMenu, Link, Logo, SkipLink, Steps } from '@marketfront/ui';
import { Outlet, useMatches } from 'react-router';
import { LoginDialogHost } from '../features/auth/index.ts';
import { useIsCheckoutOfCart } from '../features/checkout/index.ts';
import { paths, useRequestPath, useRoot } from '../navigation/index.ts';
import { pageMessages, useMessages } from '../messages/index.ts';
import { FlashNotice } from './flash-notice.tsx';
import { main } from './frame.css.ts';

export const handle = { messages: pageMessages('site', 'checkout') };

const steps = ['checkout.stepConfirm', 'checkout.stepPay', 'checkout.stepDone'] as const;

/** The number of the step that the page represents. */
function useStep(): number {
  const page = useMatches().at(-1);
  if (page?.id === 'routes/order-confirm') return 0;
  const { state } = (page?.loaderData ?? {}) as { state?: string };
  return state === 'paid' || state === 'accepted' ? 2 : 1;
}

/** The reduced layout of the checkout: the logo, its steps, help, and a link back to the originating cart. */
export default function CheckoutFrame() {
  const t = useMessages('site');
  const checkout = useMessages('checkout');
  const { site, languages, locale } = useRoot();
  const page = useRequestPath();
  const fromCart = useIsCheckoutOfCart();
  const current = useStep();
  return (
    <>
      <SkipLink href="#main">{t('site.skip')}</SkipLink>
      <CheckoutHeader
        logo={<Logo name={site.name} src={site.logo ?? undefined} />}
        homeHref={paths.home()}
        steps={
          <Steps
            items={steps.map((step, at) => ({
              label: checkout(step),
              state: at < current ? 'done' : at === current ? 'current' : 'next',
            }))}
          />
        }
        end={
          <>
            <Inline gap="xs">
              <IconLock size={16} />
              {checkout('checkout.secureMark')}
            </Inline>
            {fromCart && <Link href={paths.cart()}>{t('site.backToCart')}</Link>}
            <Link href={paths.help()}>{checkout('checkout.help')}</Link>
            <LanguageMenu
              items={languages.map((code) => ({
                ...localeOf(code),
                href: paths.language(code, page),
                current: code === locale,
              }))}
            />
          </>
        }
      />
      <main id="main" tabIndex={-1} className={main}>
        <FlashNotice />
        <Outlet />
      </main>
      <LoginDialogHost />
    </>
  );
}
