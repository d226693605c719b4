import type { ApplicationState, RefusableField } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import {
  Accordion,
  ApplicationStatus,
  ButtonLink,
  Container,
  DescriptionList,
  EmptyState,
  Heading,
  Image,
  Inline,
  Pagination,
  Panel,
  Stack,
  useMessages as useUiMessages,
} from '@marketfront/ui';
import { useEffect } from 'react';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import * as css from './application-page.css.ts';
import type { RecordsData } from './records.server.ts';
import { applicationDraft } from './application-draft.ts';

type Record = RecordsData['records'][number];

const shownState = {
  toReview: 'reviewing',
  approved: 'approved',
  refused: 'rejected',
} as const satisfies { [State in ApplicationState]: string };

const labels = {
  name: 'application.companyName',
  typeId: 'application.storeType',
  categoryId: 'application.category',
  address: 'application.address',
  realName: 'address.name',
  phone: 'address.phone',
  email: 'address.email',
  pictures: 'application.pictures',
} as const satisfies { [Field in RefusableField]: string };

/** The shopper's applications: the state, the contents and the next steps of each. */
export function RecordsPage({ data: { title, page, pageCount, records, wasSent } }: { data: RecordsData }) {
  const t = useMessages('onboarding');
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  useEffect(() => {
    if (wasSent) applicationDraft.forget();
  }, [wasSent]);
  return (
    <Container>
      <Stack gap="lg" className={css.page}>
        <PageBreadcrumb
          items={[
            { href: paths.home(), label: catalog('catalog.home') },
            { href: paths.sell(), label: site('site.sell') },
            { label: title },
          ]}
        />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {records.length === 0 ? (
          <EmptyState
            title={t('onboarding.noRecords')}
            description={t('onboarding.noRecordsText')}
            actions={
              <ButtonLink tone="primary" href={accountPaths.merchantApplication()}>
                {t('onboarding.apply')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            {records.map((record) => (
              <RecordCard key={record.id} record={record} />
            ))}
            {pageCount > 1 && (
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefFor={(to: number) => accountPaths.applicationRecords({ page: to })}
              />
            )}
            <Inline>
              <ButtonLink href={accountPaths.merchantApplication()}>{t('onboarding.another')}</ButtonLink>
            </Inline>
          </>
        )}
      </Stack>
    </Container>
  );
}

function RecordCard({ record }: { record: Record }) {
  const t = useMessages('onboarding');
  const ui = useUiMessages();
  const { merchantSite } = useRoot();
  const events = useEvents(record);
  const until = useDay(record.reviewUntil);
  const { id, name, state, refusal, refusals } = record;
  const descriptions = {
    toReview: until === undefined ? undefined : t('onboarding.reviewBy', { date: until }),
    approved: t('onboarding.approvedText'),
    refused: record.canBeSentAgain ? t('onboarding.refusedText') : undefined,
  };
  const fields = Object.entries(refusals) as [RefusableField, string][];
  const reasons = [
    refusal,
    ...fields.map(([field, reason]) => t('onboarding.fieldReason', { field: ui(labels[field]), reason })),
  ].filter((reason) => reason !== null);
  return (
    <Panel asChild>
      <section aria-label={name}>
        <Stack gap="lg">
          <Heading level={2} size="lg">
            {name}
          </Heading>
          <ApplicationStatus
            level={3}
            state={shownState[state]}
            description={descriptions[state]}
            reasons={state === 'refused' ? reasons : []}
            events={events}
            actions={
              state === 'approved' && merchantSite ? (
                <ButtonLink tone="primary" href={merchantSite}>
                  {t('onboarding.toAdmin')}
                </ButtonLink>
              ) : record.canBeSentAgain ? (
                <ButtonLink tone="primary" href={accountPaths.merchantApplication(id)}>
                  {t('onboarding.changeAndSend')}
                </ButtonLink>
              ) : undefined
            }
          />
          <Accordion
            level={3}
            items={[{ title: t('onboarding.whatWasSent'), content: <Sent record={record} /> }]}
          />
        </Stack>
      </section>
    </Panel>
  );
}

/** A day in the shopper's language and zone. */
function useDay(time: string | null): string | undefined {
  const { locale, timeZone } = useRoot();
  return time === null ? undefined : formatDate(locale, time, { style: 'date', timeZone });
}

/** The events: sent, reviewed, answered. */
function useEvents({ state, createdAt, reviewedAt, reviewUntil }: Record) {
  const t = useMessages('onboarding');
  const [sent, reviewed, until] = [useDay(createdAt), useDay(reviewedAt), useDay(reviewUntil)];
  const done = 'done' as const;
  const first = {
    title: t('onboarding.eventSent'),
    time: sent,
    dateTime: createdAt ?? undefined,
    state: done,
  };
  if (state === 'toReview')
    return [
      first,
      { title: t('onboarding.eventReview'), state: 'current' as const },
      {
        title: t('onboarding.eventAnswer'),
        time: until,
        dateTime: reviewUntil ?? undefined,
        state: 'next' as const,
      },
    ];
  const answer = { time: reviewed, dateTime: reviewedAt ?? undefined };
  return [
    first,
    state === 'approved'
      ? { ...answer, title: t('onboarding.eventApproved'), state: done }
      : { ...answer, title: t('onboarding.eventRefused'), state: 'failed' as const },
  ];
}

function Sent({ record }: { record: Record }) {
  const t = useMessages('onboarding');
  const ui = useUiMessages();
  const { name, type, category, address, realName, phone, email, pictures } = record;
  const facts = {
    name,
    typeId: type,
    categoryId: category,
    address,
    realName,
    phone,
    email,
  } satisfies { [Field in Exclude<RefusableField, 'pictures'>]: string | null };
  return (
    <Stack gap="md">
      <DescriptionList
        items={Object.entries(facts).flatMap(([field, value]) =>
          value === null
            ? []
            : [{ key: field, term: ui(labels[field as keyof typeof facts]), description: value }],
        )}
      />
      {pictures.length > 0 && (
        <div className={css.documents}>
          {pictures.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer" className={css.document}>
              <Image
                src={url}
                alt={t('onboarding.document', { number: index + 1, name })}
                width={160}
                height={160}
                className={css.picture}
              />
            </a>
          ))}
        </div>
      )}
    </Stack>
  );
}
