'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { formatNumber } from '@marketfront/i18n/format';
import { IconCart, IconUser } from '../../primitives/icon/icons.tsx';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import * as css from './site-header.css.ts';

export interface HeaderActionProps extends Omit<LinkProps, 'tone'> {
  /** The icon above or before the text. */
  icon: ReactNode;
}

/** A link at the end of the header: an icon with a label, which is visually hidden on phones. */
export const HeaderAction = forwardRef<HTMLAnchorElement, HeaderActionProps>(function HeaderAction(
  { icon, className, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} {...rest} className={clsx(css.action, className)}>
      {icon}
      <span className={clsx(css.actionText, css.wideText)}>{children}</span>
    </Link>
  );
});

export interface CartLinkProps extends Omit<LinkProps, 'tone' | 'children'> {
  /** The number of items in the cart. */
  count?: number | undefined;
}

/** A link to the cart, with the number of items in brackets. */
export const CartLink = forwardRef<HTMLAnchorElement, CartLinkProps>(function CartLink(
  { count = 0, className, ...rest },
  ref,
) {
  const t = useMessages();
  const { locale } = useLocale();
  return (
    <Link ref={ref} aria-label={t('cart.count', { count })} {...rest} className={clsx(css.action, className)}>
      <IconCart />
      <span className={css.actionText} aria-hidden>
        <span className={css.wideText}>{t('cart.label')} </span>
        {count > 0 && `(${formatNumber(locale, count)})`}
      </span>
    </Link>
  );
});

export interface AccountLinkProps extends Omit<HeaderActionProps, 'icon' | 'children'> {
  /** The nickname, or the label for signing in. */
  label: ReactNode;
}

/** A link to the user center, or to signing in. */
export const AccountLink = forwardRef<HTMLAnchorElement, AccountLinkProps>(function AccountLink(
  { label, ...rest },
  ref,
) {
  return (
    <HeaderAction ref={ref} {...rest} icon={<IconUser />}>
      {label}
    </HeaderAction>
  );
});

export interface SiteHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** A `Logo`; it links to the home page. */
  logo: ReactNode;
  /** The address of the home page, to which the logo links. */
  homeHref: string;
  /** The accessible name of the home link if the logo has no text. */
  homeLabel?: string | undefined;
  /** Merchant sign-in and registration, help. */
  utility?: readonly { href: string; label: ReactNode; external?: boolean | undefined }[] | undefined;
  /** Language and theme menus at the end of the first row. */
  utilityEnd?: ReactNode;
  /** `SearchBox`. */
  search?: ReactNode;
  /** `AccountLink`, `CartLink`, more `HeaderAction`s. */
  actions?: ReactNode;
  /** `MegaMenu`. */
  nav?: ReactNode;
  /** A button before the logo that opens a sheet with `utility` and `nav`; it replaces them on phones. */
  menu?: ReactNode;
}

/** The sticky header of the site: the first row scrolls away, search and categories stay. */
export const SiteHeader = forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(
  { logo, homeHref, homeLabel, utility = [], utilityEnd, search, actions, nav, menu, className, ...rest },
  ref,
) {
  return (
    <header
      ref={ref}
      {...rest}
      data-with-menu={menu ? '' : undefined}
      className={clsx(css.header, className)}
    >
      {(utility.length > 0 || utilityEnd) && (
        <div data-part="utility" className={css.utility}>
          <div className={css.utilityInner}>
            <ul className={css.utilityLinks}>
              {utility.map(({ href, label, external = false }) => (
                <li key={href}>
                  {external ? (
                    <a href={href} rel="noreferrer" className={css.utilityLink}>
                      {label}
                    </a>
                  ) : (
                    <Link href={href} className={css.utilityLink}>
                      {label}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
            <div className={css.utilityEnd}>{utilityEnd}</div>
          </div>
        </div>
      )}
      <div data-part="main" className={css.main}>
        <div className={css.start}>
          {menu && (
            <div data-part="menu" className={css.menu}>
              {menu}
            </div>
          )}
          <Link href={homeHref} aria-label={homeLabel} className={css.logo}>
            {logo}
          </Link>
        </div>
        {search && <div className={css.search}>{search}</div>}
        <div className={css.actions}>{actions}</div>
      </div>
      {nav && (
        <div data-part="nav" className={css.nav}>
          {nav}
        </div>
      )}
    </header>
  );
});
