import { withLocalePrefix } from '@marketfront/i18n';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { paths } from './paths.ts';
import { useLocaleCode } from './root-data.ts';

/**
 * The element for every link of `ui` in this shop: paths get the language, other addresses stay unchanged. It is a
 * plain anchor: `useFollowLinks` passes the links of all pages to the router.
 */
export const AppLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'> & { href: string }>(
  function AppLink({ href, children, ...rest }, ref) {
    const locale = useLocaleCode();
    const { target, download, onClick } = rest;
    const inside = href.startsWith('/') && !href.startsWith('//') && !target && !download;
    // The feed is not a page of the shop: the browser shows it.
    const isPage = inside && !href.startsWith(paths.feed());
    // Whether a handler may prevent following it.
    const page = onClick ? 'own' : 'plain';
    return (
      <a
        ref={ref}
        href={inside ? withLocalePrefix(locale, href) : href}
        data-page={isPage ? page : undefined}
        {...rest}
      >
        {children}
      </a>
    );
  },
);
