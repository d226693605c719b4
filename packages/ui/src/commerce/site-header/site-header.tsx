'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { formatNumber } from '@marketfront/i18n/format';
import { IconCart, IconUser } from '../../primitives/icon/icons.tsx';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import * as css from './site-header.css.ts';

export interface HeaderActionProps extends Omit<LinkProps, 'tone'> {
  icon: ReactNode;
}

/** One link at the end of the header: an icon, and words that are visible from a tablet on and always spoken. */
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
  /** How many things are in it. */
  count?: number | undefined;
}

/** The cart with its count in brackets when there is something in it. */
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
  /** Nickname, or the word for signing in. */
  label: ReactNode;
}

/** The way to one's own pages, or to signing in. */
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
  /** A `Logo`; it becomes the link home. */
  logo: ReactNode;
  homeHref: string;
  /** Name of the link home, when the logo has no words. */
  homeLabel?: string | undefined;
  /** Merchant login and registration, help. */
  utility?: readonly { href: string; label: ReactNode; external?: boolean | undefined }[] | undefined;
  /** Language and theme switches at the end of the first row. */
  utilityEnd?: ReactNode;
  /** `SearchBox`. */
  search?: ReactNode;
  /** `AccountLink`, `CartLink`, more `HeaderAction`s. */
  actions?: ReactNode;
  /** `MegaMenu`. */
  nav?: ReactNode;
}

/** Sticky header of the shop: first row scrolls away, search and categories stay. */
export const SiteHeader = forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(
  { logo, homeHref, homeLabel, utility = [], utilityEnd, search, actions, nav, className, ...rest },
  ref,
) {
  return (
    <header ref={ref} {...rest} className={clsx(css.header, className)}>
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
        <Link href={homeHref} aria-label={homeLabel} className={css.logo}>
          {logo}
        </Link>
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
