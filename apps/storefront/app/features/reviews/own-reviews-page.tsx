import type { AwaitingReview, MyReview } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Link,
  OrderCard,
  Pagination,
  Rating,
  ReviewItem,
  ReviewList,
  Stack,
  Tabs,
  Text,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import type { OwnReviewsData } from './own-reviews.server.ts';
import * as styles from './write-review-page.css.ts';

/** The shopper's reviews: the lines that wait for one, and the written ones. */
export function OwnReviewsPage({ data }: { data: OwnReviewsData }) {
  const t = useMessages('reviewing');
  const { title, tab, page, pageCount, counts, waiting, written } = data;
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <Tabs
        label={t('reviewing.tabs')}
        items={[
          {
            href: accountPaths.reviews(),
            label: t('reviewing.waiting'),
            current: tab === 'waiting',
            count: counts.waiting ?? undefined,
          },
          ...(counts.written === null
            ? []
            : [
                {
                  href: accountPaths.reviews({ tab: 'written' }),
                  label: t('reviewing.written'),
                  current: tab === 'written',
                  count: counts.written,
                },
              ]),
        ]}
      />
      {waiting.length + written.length === 0 && (
        <EmptyState
          title={t(tab === 'waiting' ? 'reviewing.noneWaiting' : 'reviewing.noneWritten')}
          description={t(tab === 'waiting' ? 'reviewing.noneWaitingText' : 'reviewing.noneWrittenText')}
          actions={<ButtonLink href={accountPaths.orders()}>{t('reviewing.toOrders')}</ButtonLink>}
        />
      )}
      {waiting.length > 0 && (
        <Stack gap="md">
          {ordersOf(waiting).map((lines) => (
            <WaitingOrder key={lines[0].storeOrderNo} lines={lines} />
          ))}
        </Stack>
      )}
      {written.length > 0 && (
        <ReviewList>
          {written.map((review) => (
            <WrittenReview key={review.id} review={review} />
          ))}
        </ReviewList>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) =>
            accountPaths.reviews({ page: to, ...(tab === 'written' && { tab: 'written' as const }) })
          }
        />
      )}
    </Stack>
  );
}

type Lines = readonly [AwaitingReview, ...AwaitingReview[]];

/** The lines of each order, in the order of the list. */
const ordersOf = (lines: readonly AwaitingReview[]): Lines[] =>
  [...Map.groupBy(lines, ({ storeOrderNo }) => storeOrderNo).values()].flatMap(([first, ...others]) =>
    first ? [[first, ...others] as const] : [],
  );

function WaitingOrder({ lines }: { lines: Lines }) {
  const t = useMessages('reviewing');
  const [{ storeOrderNo, storeId, storeName }] = lines;
  return (
    <OrderCard
      orderNo={storeOrderNo}
      href={accountPaths.order(storeOrderNo)}
      store={{ name: storeName, href: paths.store(storeId) }}
      lines={lines.map((line, index) => ({
        key: String(line.orderLineId),
        href: paths.product(line.productId),
        name: line.productName,
        image: line.image?.url ?? '',
        variant: line.variant ?? undefined,
        price: line.price,
        quantity: line.quantity,
        actions: (
          <Inline className={styles.write}>
            <ButtonLink
              size="sm"
              tone={index === 0 ? 'primary' : 'neutral'}
              href={accountPaths.writeReview({ orderNo: storeOrderNo, line: line.orderLineId })}
              aria-label={t('reviewing.writeAbout', { name: line.productName })}
            >
              {t('reviewing.write')}
            </ButtonLink>
          </Inline>
        ),
      }))}
    />
  );
}

function WrittenReview({ review }: { review: MyReview }) {
  const t = useMessages('reviewing');
  const { locale, timeZone } = useRoot();
  const { productId, productName, image, stars, serviceStars, text, pictures, variant, storeReply } = review;
  return (
    <ReviewItem
      author={productName}
      avatar={image?.url}
      rating={stars}
      date={formatDate(locale, review.createdAt, { timeZone })}
      variant={variant ?? undefined}
      text={text}
      images={pictures}
      reply={storeReply === null ? undefined : { text: storeReply }}
      actions={
        <Inline gap="md" align="center">
          {serviceStars !== null && (
            <Inline gap="xs" align="center">
              <Text size="sm" tone="muted">
                {t('reviewing.service')}
              </Text>
              <Rating value={serviceStars} size="sm" showValue={false} />
            </Inline>
          )}
          <Link href={`${paths.product(productId)}#reviews`}>{t('reviewing.onProduct')}</Link>
        </Inline>
      }
    />
  );
}
