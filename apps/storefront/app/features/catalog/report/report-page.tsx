import { limits, type ReportReason, reportReasons } from '@marketfront/api-client';
import {
  Button,
  ButtonLink,
  Container,
  Heading,
  Image,
  Inline,
  Notice,
  RadioGroup,
  Stack,
  Text,
  TextArea,
} from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { paths, usePath } from '../../../navigation/index.ts';
import { PageBreadcrumb } from '../../../seo/index.ts';
import type { ReportData, reportAction } from './report.server.ts';
import * as styles from './report-page.css.ts';
import { useForm } from '../../../forms/index.ts';

const reasonLabels = {
  counterfeit: 'report.counterfeit',
  prohibited: 'report.prohibited',
  misleading: 'report.misleading',
  offensive: 'report.offensive',
  rights: 'report.rights',
  other: 'report.other',
} as const satisfies Record<ReportReason, string>;

/** Reports a product that breaks the rules: a plain form, also for visitors. */
export function ReportPage({ product: { id, name, image, storeName } }: { product: ReportData }) {
  const t = useMessages('report');
  const catalog = useMessages('catalog');
  const path = usePath();
  const { Form, ref, sending, errorAt, noticeBeside } = useForm<typeof reportAction>();
  const notice = noticeBeside('reason');
  return (
    <Container>
      <Stack gap="lg" className={styles.page}>
        <PageBreadcrumb
          items={[
            { href: paths.home(), label: catalog('catalog.home') },
            { href: paths.product(id), label: name },
            { label: t('report.title') },
          ]}
        />
        <Heading level={1} size="xl">
          {t('report.title')}
        </Heading>
        <div className={styles.product}>
          {image && (
            <Image src={image.url} alt="" width={72} height={72} widths={[144]} className={styles.picture} />
          )}
          <div>
            <Text weight="medium">{name}</Text>
            {storeName !== null && (
              <Text tone="muted" size="sm">
                {storeName}
              </Text>
            )}
          </div>
        </div>
        <Text>{t('report.intro')}</Text>
        <Form ref={ref} method="post" action={path(paths.report(id))} noValidate>
          <Stack gap="lg">
            {notice && (
              <Notice tone="critical" role="alert">
                {notice}
              </Notice>
            )}
            <RadioGroup
              name="reason"
              legend={t('report.reason')}
              required
              error={errorAt('reason')}
              options={reportReasons.map((reason) => ({ value: reason, label: t(reasonLabels[reason]) }))}
            />
            <TextArea name="remark" label={t('report.remark')} rows={4} maxLength={limits.reportRemark} />
            <Inline gap="sm">
              <Button type="submit" tone="primary" loading={sending}>
                {t('report.send')}
              </Button>
              <ButtonLink tone="quiet" href={paths.product(id)}>
                {t('report.back')}
              </ButtonLink>
            </Inline>
          </Stack>
        </Form>
      </Stack>
    </Container>
  );
}
