'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatPrice } from '@marketfront/i18n/format';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import * as css from './user-center.css.ts';

export interface ProfileCardProps {
  nickname: string;
  avatar?: string | undefined;
  /** Decimal string; zero until it is known. */
  balance?: string | undefined;
  phone?: ReactNode;
  email?: ReactNode;
  /** The log-out button. */
  logout?: ReactNode;
  /** Page texts from the server, where they differ from ours. */
  labels?: { balance?: string; phone?: string; email?: string } | undefined;
  className?: string | undefined;
}

export function ProfileCard({
  nickname,
  avatar,
  balance = '0.00',
  phone,
  email,
  logout,
  labels,
  className,
}: ProfileCardProps) {
  const t = useMessages();
  const { locale } = useLocale();
  const facts = [
    {
      key: 'balance',
      term: labels?.balance ?? t('profile.balance'),
      value: formatPrice(locale, balance),
      look: css.balance,
    },
    { key: 'phone', term: labels?.phone ?? t('profile.phone'), value: phone },
    { key: 'email', term: labels?.email ?? t('profile.email'), value: email },
  ];
  return (
    <section className={clsx(css.profile, className)}>
      <div className={css.who}>
        <Avatar name={nickname} src={avatar} />
        <span className={css.nickname}>{nickname}</span>
      </div>
      <dl className={css.facts}>
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
}

export interface UserCenterLayoutProps {
  /** `ProfileCard`. */
  profile: ReactNode;
  menu: readonly { href: string; label: ReactNode; icon?: ReactNode; current?: boolean | undefined }[];
  children: ReactNode;
  className?: string | undefined;
}

export function UserCenterLayout({ profile, menu, children, className }: UserCenterLayoutProps) {
  const label = useMessages()('user.menu');
  return (
    <div className={clsx(css.layout, className)}>
      <div className={css.side}>
        {profile}
        <nav aria-label={label}>
          <ul className={css.menu}>
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
      <div className={css.content}>{children}</div>
    </div>
  );
}
