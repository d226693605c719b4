import { CheckoutHeader, Link, Logo, SkipLink } from '@marketfront/ui';
import { Outlet } from 'react-router';
import { useRoot } from '../platform/use-root.ts';
import { useMessages } from '../messages/index.ts';
import { main } from './frame.css.ts';

export const handle = { messages: ['shell'] };

/** The quiet frame of paying: logo, the way back, nothing that leads away. */
export default function CheckoutFrame() {
  const t = useMessages('shell');
  const { site } = useRoot();
  return (
    <>
      <SkipLink href="#main">{t('shell.skip')}</SkipLink>
      <CheckoutHeader
        logo={<Logo name={site.name} src={site.logo ?? undefined} />}
        homeHref="/"
        end={<Link href="/cart">{t('shell.backToCart')}</Link>}
      />
      <main id="main" tabIndex={-1} className={main}>
        <Outlet />
      </main>
    </>
  );
}
