import type { OrderLine } from '@marketfront/api-client';
import { ButtonLink, EmptyState, Heading, OrderLines, Stack, Card, Text } from '@marketfront/ui';
import { orderLineProps } from '@marketfront/api-client/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { OwnReviewForm } from './own-review-form.tsx';
import type { WriteReviewData } from './write-review.server.ts';
import * as styles from './write-review-page.css.ts';

export interface WriteReviewPageProps {
  readonly title: string;
  readonly form: WriteReviewData | null;
}

/** The review of one line of an order; the other unreviewed lines follow below. */
export function WriteReviewPage({ title, form }: WriteReviewPageProps) {
  const t = useMessages('reviewing');
  const orders = useMessages('orders');
  if (form === null) return <EmptyState level={1} title={orders('orders.numberMissing')} />;
  const { orderNo, storeName, isReceived, line, others, typed } = form;
  return (
    <Stack gap="lg" className={styles.page}>
      <PageBreadcrumb
        items={[{ href: accountPaths.reviews(), label: t('reviewing.title') }, { label: title }]}
      />
      <Stack gap="xs">
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text tone="muted">{t('reviewing.boughtFrom', { store: storeName })}</Text>
      </Stack>
      {!isReceived && (
        <EmptyState
          title={t('reviewing.tooEarly')}
          description={t('reviewing.tooEarlyText')}
          actions={<ButtonLink href={accountPaths.order(orderNo)}>{t('reviewing.toOrder')}</ButtonLink>}
        />
      )}
      {isReceived && line === null && (
        <EmptyState
          title={t('reviewing.alreadyWritten')}
          actions={
            <ButtonLink href={accountPaths.reviews({ tab: 'written' })}>
              {t('reviewing.toWritten')}
            </ButtonLink>
          }
        />
      )}
      {isReceived && line !== null && <OwnReviewForm key={line.id} line={line} typed={typed} />}
      {isReceived && others.length > 0 && <OtherLines orderNo={orderNo} lines={others} />}
    </Stack>
  );
}

function OtherLines({ orderNo, lines }: { orderNo: string; lines: readonly OrderLine[] }) {
  const t = useMessages('reviewing');
  return (
    <Stack gap="sm" asChild>
      <section>
        <Heading level={2} size="md">
          {t('reviewing.others')}
        </Heading>
        <Card padding="none">
          <OrderLines
            lines={lines.map((line) => ({
              ...orderLineProps(line, paths),
              key: String(line.id),
              actions: (
                <div>
                  <ButtonLink
                    size="sm"
                    href={accountPaths.writeReview({ orderNo, line: line.id })}
                    aria-label={t('reviewing.writeAbout', { name: line.name })}
                  >
                    {t('reviewing.write')}
                  </ButtonLink>
                </div>
              ),
            }))}
          />
        </Card>
      </section>
    </Stack>
  );
}
