'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { formatDuration } from '@marketfront/i18n/format';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { IconShield } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { hasScores, StoreRatings, type StoreScores } from '../store-ratings/store-ratings.tsx';
import * as css from './store-header.css.ts';

export interface StoreHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The name of the store, as the heading of the page. */
  name: string;
  /** The address of the picture. */
  logo?: string | undefined;
  /** The heading level of the name. */
  level?: 1 | 2 | 3 | undefined;
  /** Whether the marketplace itself operates the store. */
  selfOperated?: boolean | undefined;
  /** A further badge beside the name. */
  badge?: ReactNode;
  /** Ratings of products, service and dispatch; those without a value are omitted. */
  ratings?: StoreScores | undefined;
  /** The number of followers. */
  followers?: number | undefined;
  /** The start of its sales, formatted, for example the year. */
  openSince?: string | undefined;
  /** The opening hours, formatted. */
  openingHours?: ReactNode;
  /** A wide picture above the name. */
  cover?: ReactNode;
  /** The store's description of itself. */
  introduction?: ReactNode;
  /** The response time in minutes. */
  responseMinutes?: number | undefined;
  /** The address of the business licence. */
  licenceHref?: string | undefined;
  /** Follow, chat, share. */
  actions?: ReactNode;
  /** A search in the store. */
  search?: ReactNode;
  /** `Tabs` of the store's pages. */
  tabs?: ReactNode;
}

/** The header of a store's pages with ratings and actions. */
export const StoreHeader = forwardRef<HTMLElement, StoreHeaderProps>(function StoreHeader(
  {
    name,
    logo,
    level = 1,
    selfOperated = false,
    badge,
    ratings = {},
    followers,
    openSince,
    openingHours,
    cover,
    introduction,
    responseMinutes,
    licenceHref,
    actions,
    search,
    tabs,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const { locale } = useLocale();
  return (
    <header ref={ref} {...rest} className={clsx(css.root, className)}>
      {cover && (
        <div data-part="cover" className={css.cover}>
          {cover}
        </div>
      )}
      <div data-part="head" className={css.head}>
        <Avatar name={name} src={logo} size="lg" />
        <div className={css.names}>
          <div className={css.nameRow}>
            <Heading level={level} size="lg" className={css.name}>
              {name}
            </Heading>
            {selfOperated && <Badge>{t('store.selfOperated')}</Badge>}
            {badge}
          </div>
          <div data-part="facts" className={css.facts}>
            {followers !== undefined && <span>{t('store.followers', { count: followers })}</span>}
            {openSince !== undefined && <span>{t('store.openSince', { time: openSince })}</span>}
            {openingHours && <span>{openingHours}</span>}
            {responseMinutes !== undefined && (
              <span>{t('store.responds', { time: formatDuration(locale, responseMinutes) })}</span>
            )}
            {licenceHref !== undefined && (
              <Link href={licenceHref} data-part="licence" tone="quiet" className={css.licence}>
                <IconShield size={16} />
                {t('store.licence')}
              </Link>
            )}
          </div>
          {hasScores(ratings) && <StoreRatings scores={ratings} />}
        </div>
        {actions && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      {introduction && (
        <p data-part="introduction" className={css.introduction}>
          {introduction}
        </p>
      )}
      {(search || tabs) && (
        <div className={css.bar}>
          {search && (
            <div data-part="search" className={css.search}>
              {search}
            </div>
          )}
          {tabs && (
            <div data-part="tabs" className={css.tabs}>
              {tabs}
            </div>
          )}
        </div>
      )}
    </header>
  );
});
