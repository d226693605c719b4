'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { formatRating } from '@marketfront/i18n/format';
import { IconArrowDown, IconArrowUp } from '../../primitives/icon/icons.tsx';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './store-ratings.css.ts';

export interface StoreScore {
  /** 0 to 5. */
  value: number;
  /** The average of similar stores; with it the score is compared to the average. */
  mean?: number | undefined;
}

const scoreKinds = ['item', 'service', 'dispatch'] as const;

/** Ratings of products, service and dispatch; those without a value are omitted. */
export type StoreScores = Partial<Record<(typeof scoreKinds)[number], StoreScore>>;

export interface StoreRatingsProps extends Omit<ComponentPropsWithoutRef<'dl'>, 'children'> {
  /** The ratings of the store; ratings of 0 are not shown. */
  scores: StoreScores;
}

function trendOf({ value, mean }: StoreScore): 'above' | 'below' | undefined {
  if (mean === undefined || value === mean) return undefined;
  return value > mean ? 'above' : 'below';
}
const trendIcons = { above: IconArrowUp, below: IconArrowDown };

export const hasScores = (scores: StoreScores): boolean =>
  scoreKinds.some((kind) => (scores[kind]?.value ?? 0) > 0);

/** Shoppers' ratings of a store's products, service and dispatch. */
export const StoreRatings = forwardRef<HTMLDListElement, StoreRatingsProps>(function StoreRatings(
  { scores, className, ...rest },
  ref,
) {
  const t = useMessages();
  const { locale } = useLocale();
  const rated = scoreKinds.flatMap((kind) => {
    const score = scores[kind];
    return score && score.value > 0 ? [{ kind, score, trend: trendOf(score) }] : [];
  });
  return (
    <dl
      ref={ref}
      data-part="ratings"
      aria-label={t('store.ratings')}
      {...rest}
      className={clsx(css.ratings, className)}
    >
      {rated.map(({ kind, score, trend }) => {
        const Trend = trend && trendIcons[trend];
        return (
          <div key={kind} className={css.rating}>
            <dt className={css.name}>{t(`store.${kind}`)}</dt>
            <dd data-trend={trend} className={css.value}>
              {formatRating(locale, score.value)}
              {Trend && <Trend size={16} />}
              {trend && <span className={visuallyHidden}> ({t(`store.${trend}`)})</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
});
