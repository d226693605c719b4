import type { ReviewSummary } from '@marketfront/api-client';
import { locales } from '@marketfront/i18n';
import { formatNumber } from '@marketfront/i18n/format';
import { Inline, Tag, Text } from '@marketfront/ui';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useLocaleCode } from '../../navigation/index.ts';
import { isFiltered, type ReviewQuery } from './review-query.ts';
import * as styles from './product-reviews.css.ts';

interface ReviewFiltersProps {
  readonly query: ReviewQuery;
  readonly summary: ReviewSummary;
  readonly hrefFor: (query: ReviewQuery) => string;
}

/** The name of a language in that language. */
const nameOf = (language: string) => locales.find(({ tag }) => tag === language)?.name ?? language;

/** A product may have many SKUs; shoppers mostly ask for the most common ones. */
const mostVariants = 6;

/** Filters and order of the reviews as links, each with the number of matching reviews. */
export function ReviewFilters({ query, summary, hrefFor }: ReviewFiltersProps) {
  const t = useMessages('reviews');
  const locale = useLocaleCode();
  const refined = (change: Partial<ReviewQuery>) => hrefFor({ ...query, ...change, page: 1 });
  const counted = (count: number) => <span className={styles.count}>{formatNumber(locale, count)}</span>;
  const { variants, languages, words, withPictures } = summary;
  return (
    <div className={styles.filters}>
      <Row label={t('reviews.show')}>
        <Tag href={hrefFor({ page: 1, order: query.order })} selected={!isFiltered(query)}>
          {t('reviews.all')} {counted(summary.total)}
        </Tag>
        {withPictures > 0 && (
          <Tag
            href={refined({ withPictures: query.withPictures ? undefined : true })}
            selected={query.withPictures === true}
          >
            {t('reviews.withPictures')} {counted(withPictures)}
          </Tag>
        )}
        {query.stars !== undefined && (
          <Tag removeHref={refined({ stars: undefined })} name={t('reviews.stars', { count: query.stars })}>
            {t('reviews.stars', { count: query.stars })}
          </Tag>
        )}
        {query.word !== undefined && !words.some(({ word }) => word === query.word) && (
          <Tag removeHref={refined({ word: undefined })} name={query.word}>
            {query.word}
          </Tag>
        )}
      </Row>
      {words.length > 0 && (
        <Row label={t('reviews.mentions')}>
          {words.map(({ word, count }) => (
            <Tag
              key={word}
              href={refined({ word: query.word === word ? undefined : word })}
              selected={query.word === word}
            >
              {word} {counted(count)}
            </Tag>
          ))}
        </Row>
      )}
      {variants.length > 1 && (
        <Row label={t('reviews.variant')}>
          {variants.slice(0, mostVariants).map(({ skuId, name, count }) => (
            <Tag
              key={skuId}
              href={refined({ skuId: query.skuId === skuId ? undefined : skuId })}
              selected={query.skuId === skuId}
            >
              {name} {counted(count)}
            </Tag>
          ))}
        </Row>
      )}
      {languages.length > 1 && (
        <Row label={t('reviews.language')}>
          {languages.map(({ language, count }) => (
            <Tag
              key={language}
              href={refined({ language: query.language === language ? undefined : language })}
              selected={query.language === language}
            >
              <span lang={language}>{nameOf(language)}</span> {counted(count)}
            </Tag>
          ))}
        </Row>
      )}
      <Row label={t('reviews.sortBy')}>
        <Tag href={refined({ order: undefined })} selected={query.order === undefined}>
          {t('reviews.newest')}
        </Tag>
        <Tag href={refined({ order: 'helpful' })} selected={query.order === 'helpful'}>
          {t('reviews.mostHelpful')}
        </Tag>
      </Row>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <Text id={id} size="sm" tone="muted">
        {label}
      </Text>
      <Inline gap="xs">{children}</Inline>
    </div>
  );
}
