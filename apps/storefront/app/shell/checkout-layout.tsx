import { CheckoutHeader, Link, Logo, SkipLink } from '@marketfront/ui';
import { Outlet } from 'react-router';
import { LoginDialogHost } from '../features/auth/index.ts';
import { useIsCheckoutOfCart } from '../features/checkout/index.ts';
import { paths } from '../platform/paths.ts';
import { useRoot } from '../platform/root-data.ts';
import { useMessages } from '../messages/index.ts';
import { FlashNotice } from './flash-notice.tsx';
import { main } from './frame.css.ts';

export const handle = { messages: ['site'] };

/** The reduced layout of the checkout: the logo and a link back to the cart it came from, no other navigation. */
export default function CheckoutFrame() {
  const t = useMessages('site');
  const { site } = useRoot();
  const fromCart = useIsCheckoutOfCart();
  return (
    <>
      <SkipLink href="#main">{t('site.skip')}</SkipLink>
      <CheckoutHeader
        logo={<Logo name={site.name} src={site.logo ?? undefined} />}
        homeHref={paths.home()}
        end={fromCart && <Link href={paths.cart()}>{t('site.backToCart')}</Link>}
      />
      <main id="main" tabIndex={-1} className={main}>
        <FlashNotice />
        <Outlet />
      </main>
      <LoginDialogHost />
    </>
  );
}
