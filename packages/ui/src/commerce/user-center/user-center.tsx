'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { CountBadge } from '../../primitives/badge/count-badge.tsx';
import { Drawer } from '../../primitives/dialog/dialog.tsx';
import { IconChevronDown } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useMessages } from '../../provider/use-message.ts';
import { useFormatPrice } from '../../provider/use-price.ts';
import { useScriptOnly } from '../../primitives/state/use-script-only.ts';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './user-center.css.ts';

export interface ProfileCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The name that the shopper has chosen. */
  nickname: string;
  /** The address that picture and name link to. */
  href?: string | undefined;
  /** On narrow screens shows one row with picture and name, for pages below the overview, which has the rest. */
  compact?: boolean | undefined;
  /** The address of a picture. */
  avatar?: string | undefined;
  /** The balance, a decimal string; zero by default. `null` when it could not be loaded: the row is omitted. */
  balance?: string | null | undefined;
  /** ISO 4217 code; that of `UiProvider` by default. */
  currency?: string | undefined;
  /** The phone number, masked. */
  phone?: ReactNode;
  /** The e-mail address, masked. */
  email?: ReactNode;
  /** The log-out button. */
  logout?: ReactNode;
  /** Page texts from the server that replace the default labels. */
  labels?:
    | {
        balance?: string;
        phone?: string;
        email?: string;
      }
    | undefined;
}

/** The signed-in user and the balance. */
export const ProfileCard = forwardRef<HTMLElement, ProfileCardProps>(function ProfileCard(
  {
    nickname,
    href,
    compact = false,
    avatar,
    balance = '0.00',
    currency,
    phone,
    email,
    logout,
    labels,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const format = useFormatPrice(currency);
  const facts = [
    {
      key: 'balance',
      term: labels?.balance ?? t('profile.balance'),
      value: format(balance),
      look: css.balance,
    },
    { key: 'phone', term: labels?.phone ?? t('profile.phone'), value: phone && <bdi>{phone}</bdi> },
    { key: 'email', term: labels?.email ?? t('profile.email'), value: email },
  ];
  const who = (
    <>
      <Avatar name={nickname} src={avatar} className={css.avatar} />
      {/* Very long names are truncated. */}
      <span className={css.nickname} title={nickname}>
        {nickname}
      </span>
    </>
  );
  return (
    <section
      ref={ref}
      {...rest}
      data-compact={compact ? '' : undefined}
      className={clsx(css.profile, className)}
    >
      {href === undefined ? (
        <div data-part="who" className={css.identity}>
          {who}
        </div>
      ) : (
        <Link href={href} data-part="who" className={css.identity}>
          {who}
        </Link>
      )}
      <dl data-part="facts" className={css.facts}>
        {facts.map(
          ({ key, term, value, look }) =>
            value && (
              <div key={key}>
                <dt className={css.term}>{term}</dt>
                <dd className={look ?? ownElement}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {logout && <div className={css.logout}>{logout}</div>}
    </section>
  );
});

export interface UserCenterEntry {
  /** The address of the page. */
  href: string;
  /** The name of the page. */
  label: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Whether this page, or one below it, is open. */
  current?: boolean | undefined;
  /** A number for the page, for example of unread messages; 0 shows nothing. */
  count?: number | undefined;
}

export interface UserCenterLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** `ProfileCard`. */
  profile: ReactNode;
  /** The pages of the user center. */
  menu: readonly UserCenterEntry[];
  /** Whether the sheet with the menu is open on a narrow screen, controlled. */
  menuOpen?: boolean | undefined;
  /** Called when the sheet should open or close. */
  onMenuOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

/** The layout of the user center: profile and menu beside the page; on narrow screens the menu is a sheet. */
export const UserCenterLayout = forwardRef<HTMLDivElement, UserCenterLayoutProps>(function UserCenterLayout(
  { profile, menu, menuOpen, onMenuOpenChange, className, children, ...rest },
  ref,
) {
  const label = useMessages()('user.menu');
  const scriptOnly = useScriptOnly();
  const [open, setOpen] = useControllableState({
    prop: menuOpen,
    defaultProp: false,
    onChange: (next: boolean) => onMenuOpenChange?.({ open: next }),
  });
  const current = menu.find((item) => item.current);
  const list = (onChoose?: () => void) => (
    <ul data-part="menu" className={onChoose ? css.sheetMenu : css.menu}>
      {menu.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            className={css.link}
            onClick={onChoose}
          >
            {item.icon}
            <span className={css.label}>{item.label}</span>
            {item.count !== undefined && item.count > 0 && <CountBadge count={item.count} />}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={ref} {...rest} className={clsx(css.layout, className)}>
      <div data-part="side" className={css.side}>
        {profile}
        <button
          type="button"
          data-part="opener"
          aria-haspopup="dialog"
          aria-expanded={open}
          className={clsx(css.opener, scriptOnly)}
          onClick={() => setOpen(true)}
        >
          {current?.icon}
          <span className={css.label}>
            {label}
            {current && <span className={css.where}>{current.label}</span>}
          </span>
          <IconChevronDown size={20} />
        </button>
        <nav aria-label={label} className={css.nav}>
          {list()}
        </nav>
        {open && (
          <Drawer open side="bottom" title={label} onClose={() => setOpen(false)}>
            <nav aria-label={label}>{list(() => setOpen(false))}</nav>
          </Drawer>
        )}
      </div>
      <div data-part="content" className={css.content}>
        {children}
      </div>
    </div>
  );
});
