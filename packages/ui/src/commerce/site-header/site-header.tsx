'use client';
import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { IconCart, IconUser } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './site-header.css.ts';

export interface HeaderActionProps {
  href: string;
  icon: ReactNode;
  /** Visible from a tablet on, always spoken. */
  children: ReactNode;
  'aria-label'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** One link at the end of the header: icon and words. */
export function HeaderAction({ icon, children, ...rest }: HeaderActionProps) {
  return (
    <Link {...rest} className={css.action}>
      {icon}
      <span className={clsx(css.actionText, css.wideText)}>{children}</span>
    </Link>
  );
}

export interface CartLinkProps {
  href: string;
  count?: number | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The cart with its count in brackets when there is something in it. */
export function CartLink({ href, count = 0, onClick }: CartLinkProps) {
  const t = useMessages();
  return (
    <Link href={href} aria-label={t('cart.count', { count })} onClick={onClick} className={css.action}>
      <IconCart />
      <span className={css.actionText} aria-hidden>
        <span className={css.wideText}>{t('cart.label')} </span>
        {count > 0 && `(${count})`}
      </span>
    </Link>
  );
}

export interface AccountLinkProps extends Omit<HeaderActionProps, 'icon' | 'children'> {
  /** Nickname, or the word for signing in. */
  label: ReactNode;
}

export function AccountLink({ label, ...rest }: AccountLinkProps) {
  return (
    <HeaderAction {...rest} icon={<IconUser />}>
      {label}
    </HeaderAction>
  );
}

export interface SiteHeaderProps {
  /** A `Logo`; it becomes the link home. */
  logo: ReactNode;
  homeHref: string;
  homeLabel?: string | undefined;
  /** Merchant login and registration, help. */
  utility?: readonly { href: string; label: ReactNode; external?: boolean | undefined }[] | undefined;
  /** Language and theme switches at the end of the first row. */
  utilityEnd?: ReactNode;
  search?: ReactNode;
  /** `AccountLink`, `CartLink`, more `HeaderAction`s. */
  actions?: ReactNode;
  /** `MegaMenu`. */
  nav?: ReactNode;
  className?: string | undefined;
}

/** Sticky header of the shop: first row scrolls away, search and categories stay. */
export function SiteHeader({
  logo,
  homeHref,
  homeLabel,
  utility = [],
  utilityEnd,
  search,
  actions,
  nav,
  className,
}: SiteHeaderProps) {
  return (
    <header className={clsx(css.header, className)}>
      {(utility.length > 0 || utilityEnd) && (
        <div className={css.utility}>
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
      <div className={css.main}>
        <Link href={homeHref} aria-label={homeLabel} className={css.logo}>
          {logo}
        </Link>
        {search && <div className={css.search}>{search}</div>}
        <div className={css.actions}>{actions}</div>
      </div>
      {nav && <div className={css.nav}>{nav}</div>}
    </header>
  );
}
