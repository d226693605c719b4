'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { useFormatPrice } from '../../provider/use-price.ts';
import * as css from './user-center.css.ts';

export interface ProfileCardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The name that the shopper has chosen. */
  nickname: string;
  /** The address of a picture. */
  avatar?: string | undefined;
  /** Decimal string; zero by default. `null` when it could not be read: the row is left out. */
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
        balance?: string /** The phone number, masked. */;
        phone?: string /** The e-mail address, masked. */;
        email?: string;
      }
    | undefined;
}

/** The signed-in user and the balance. */
export const ProfileCard = forwardRef<HTMLElement, ProfileCardProps>(function ProfileCard(
  { nickname, avatar, balance = '0.00', currency, phone, email, logout, labels, className, ...rest },
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
  return (
    <section ref={ref} {...rest} className={clsx(css.profile, className)}>
      <div data-part="who" className={css.identity}>
        <Avatar name={nickname} src={avatar} />
        <span className={css.nickname}>{nickname}</span>
      </div>
      <dl data-part="facts" className={css.facts}>
        {facts.map(
          ({ key, term, value, look }) =>
            value && (
              <div key={key}>
                <dt className={css.term}>{term}</dt>
                <dd className={look}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {logout}
    </section>
  );
});

export interface UserCenterLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** `ProfileCard`. */
  profile: ReactNode;
  /** The pages of the user center. */
  menu: readonly { href: string; label: ReactNode; icon?: ReactNode; current?: boolean | undefined }[];
}

/** The layout of the user center: profile and menu on one side, the page on the other. */
export const UserCenterLayout = forwardRef<HTMLDivElement, UserCenterLayoutProps>(function UserCenterLayout(
  { profile, menu, className, children, ...rest },
  ref,
) {
  const label = useMessages()('user.menu');
  return (
    <div ref={ref} {...rest} className={clsx(css.layout, className)}>
      <div data-part="side" className={css.side}>
        {profile}
        <nav aria-label={label}>
          <ul data-part="menu" className={css.menu}>
            {menu.map((item) => (
              <li key={item.href}>
                <Link href={item.href} aria-current={item.current ? 'page' : undefined} className={css.link}>
                  {item.icon}
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div data-part="content" className={css.content}>
        {children}
      </div>
    </div>
  );
});
