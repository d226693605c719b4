'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { formatRating, intlTag } from '@marketfront/i18n/format';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { IconArrowDown, IconArrowUp, IconShield } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './store-header.css.ts';

export interface StoreScore {
  /** 0 to 5. */
  value: number;
  /** The average of similar stores; with it the score is compared to the average. */
  mean?: number | undefined;
}

const scores = ['item', 'service', 'dispatch'] as const;

export interface StoreHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The name of the store, as the heading of the page. */
  name: string;
  /** The address of the picture. */
  logo?: string | undefined;
  /** The heading level of the name. */
  level?: 1 | 2 | 3 | undefined;
  /** Operated by the marketplace itself. */
  selfOperated?: boolean | undefined;
  /** A further badge beside the name. */
  badge?: ReactNode;
  /** Ratings of products, service and dispatch; those without a value are omitted. */
  ratings?: Partial<Record<(typeof scores)[number], StoreScore>> | undefined;
  /** The number of followers. */
  followers?: number | undefined;
  /** Formatted, for example the year. */
  openSince?: string | undefined;
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

function inTime(locale: string, minutes: number): string {
  const [unit, value] = (
    [
      ['day', minutes / 1440],
      ['hour', minutes / 60],
      ['minute', minutes],
    ] as const
  ).find(([, much]) => much >= 1) ?? ['minute', 1];
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(value);
}

function trendOf({ value, mean }: StoreScore): 'above' | 'below' | undefined {
  if (mean === undefined || value === mean) return undefined;
  return value > mean ? 'above' : 'below';
}
const trendIcons = { above: IconArrowUp, below: IconArrowDown };

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
  const rated = scores.flatMap((kind) => {
    const score = ratings[kind];
    return score && score.value > 0 ? [{ kind, score, trend: trendOf(score) }] : [];
  });
  return (
    <header ref={ref} {...rest} className={clsx(css.root, className)}>
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
            {responseMinutes !== undefined && (
              <span>{t('store.responds', { time: inTime(locale, responseMinutes) })}</span>
            )}
            {licenceHref !== undefined && (
              <Link href={licenceHref} data-part="licence" tone="quiet" className={css.licence}>
                <IconShield size={16} />
                {t('store.licence')}
              </Link>
            )}
          </div>
        </div>
        {actions && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      {(rated.length > 0 || search) && (
        <div className={css.second}>
          {rated.length > 0 && (
            <dl data-part="ratings" aria-label={t('store.ratings')} className={css.ratings}>
              {rated.map(({ kind, score, trend }) => {
                const Trend = trend && trendIcons[trend];
                return (
                  <div key={kind} className={css.rating}>
                    <dt className={css.ratingName}>{t(`store.${kind}`)}</dt>
                    <dd data-trend={trend} className={css.ratingValue}>
                      {formatRating(locale, score.value)}
                      {Trend && <Trend size={16} />}
                      {trend && <span className={visuallyHidden}> ({t(`store.${trend}`)})</span>}
                    </dd>
                  </div>
                );
              })}
            </dl>
          )}
          {search && (
            <div data-part="search" className={css.search}>
              {search}
            </div>
          )}
        </div>
      )}
      {tabs && (
        <div data-part="tabs" className={css.tabs}>
          {tabs}
        </div>
      )}
    </header>
  );
});
