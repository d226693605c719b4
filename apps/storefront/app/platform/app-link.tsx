import { withLocalePrefix } from '@marketfront/i18n';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Link } from 'react-router';
import { paths } from './paths.ts';
import { isPrefetched } from './prefetch.ts';
import { useRoot } from './root-data.ts';

/** What every link of `ui` renders in this shop: paths get the language, other addresses stay plain anchors. */
export const AppLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'> & { href: string }>(
  function AppLink({ href, target, download, children, ...rest }, ref) {
    const { locale, shopper } = useRoot();
    const inside = href.startsWith('/') && !href.startsWith('//') && !target && !download;
    if (!inside)
      return (
        <a ref={ref} href={href} target={target} download={download} {...rest}>
          {children}
        </a>
      );
    return (
      <Link
        ref={ref}
        to={withLocalePrefix(locale, href)}
        // Browsers keep what they prefetched only for visitors: the pages of shoppers are never stored.
        prefetch={!shopper.signedIn && isPrefetched(href) ? 'intent' : 'none'}
        // The picture of a card becomes that of the page (`picture-transition.ts`).
        viewTransition={href.startsWith('/goods_detail/')}
        // No page of the shop: the browser shows it.
        reloadDocument={href.startsWith(paths.feed())}
        {...rest}
      >
        {children}
      </Link>
    );
  },
);
