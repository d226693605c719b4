import { formatPercent } from '@marketfront/i18n/format';
import {
  Accordion,
  ButtonLink,
  Container,
  DescriptionList,
  Grid,
  Heading,
  IconGlobe,
  IconStore,
  IconTag,
  Inline,
  Text,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, paths, useRoot } from '../../navigation/index.ts';
import { RichText } from '../../content/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import type { SellData } from './sell.server.ts';
import * as css from './sell-page.css.ts';

const reasons = [
  { Icon: IconGlobe, title: 'onboarding.reachTitle', text: 'onboarding.reachText' },
  { Icon: IconTag, title: 'onboarding.feeTitle', text: 'onboarding.feeText' },
  { Icon: IconStore, title: 'onboarding.storeTitle', text: 'onboarding.storeText' },
] as const;

const steps = [
  'onboarding.stepApply',
  'onboarding.stepDocuments',
  'onboarding.stepReview',
  'onboarding.stepOpen',
] as const;

const questions = [
  { ask: 'onboarding.askTime', answer: 'onboarding.answerTime' },
  { ask: 'onboarding.askRefused', answer: 'onboarding.answerRefused' },
  { ask: 'onboarding.askFiles', answer: 'onboarding.answerFiles' },
  { ask: 'onboarding.askManage', answer: 'onboarding.answerManage' },
] as const;

export interface SellPageProps {
  readonly data: SellData;
}

/** Information for sellers before they apply: benefits, process, costs, documents, and common questions. */
export default function SellPage({ data: { title, lead, fees, types, agreement } }: SellPageProps) {
  const t = useMessages('onboarding');
  const catalog = useMessages('catalog');
  const { locale, merchantSite } = useRoot();
  return (
    <Container>
      <div className={css.sections}>
        <div className={css.section}>
          <PageBreadcrumb
            items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: title }]}
          />
          <div className={css.hero}>
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text size="lg" className={css.lead}>
              {lead}
            </Text>
            <Inline gap="sm">
              <ButtonLink tone="primary" size="lg" href={accountPaths.merchantApplication()}>
                {t('onboarding.apply')}
              </ButtonLink>
              <ButtonLink size="lg" href={accountPaths.applicationRecords()}>
                {t('onboarding.status')}
              </ButtonLink>
              {merchantSite && (
                <ButtonLink size="lg" tone="quiet" href={merchantSite}>
                  {t('onboarding.merchantLogin')}
                </ButtonLink>
              )}
            </Inline>
          </div>
        </div>
        <section className={css.section}>
          <Heading level={2}>{t('onboarding.whyTitle')}</Heading>
          <Grid min="lg" gap="xl">
            {reasons.map(({ Icon, title: name, text }) => (
              <div key={name} className={css.reason}>
                <Icon size={24} className={css.reasonIcon} />
                <Heading level={3}>{t(name)}</Heading>
                <Text tone="muted">{t(text)}</Text>
              </div>
            ))}
          </Grid>
        </section>
        <section className={css.section}>
          <Heading level={2}>{t('onboarding.howTitle')}</Heading>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step} className={css.step}>
                {t(step)}
              </li>
            ))}
          </ol>
        </section>
        {fees.length + types.length > 0 && (
          <div className={css.pair}>
            {fees.length > 0 && (
              <section className={css.section}>
                <Heading level={2}>{t('onboarding.feesTitle')}</Heading>
                <DescriptionList
                  items={fees.map(({ id, name, feePercent }) => ({
                    key: String(id),
                    term: name,
                    description:
                      feePercent === null
                        ? t('onboarding.feeOnRequest')
                        : t('onboarding.fee', { percent: formatPercent(locale, feePercent / 100) }),
                  }))}
                />
              </section>
            )}
            {types.length > 0 && (
              <section className={css.section}>
                <Heading level={2}>{t('onboarding.documentsTitle')}</Heading>
                <DescriptionList
                  items={types.map(({ id, name, requirements }) => ({
                    key: String(id),
                    term: name,
                    description: requirements,
                  }))}
                />
              </section>
            )}
          </div>
        )}
        <div className={css.pair}>
          <section className={css.section}>
            <Heading level={2}>{t('onboarding.questionsTitle')}</Heading>
            <Accordion
              level={3}
              items={questions.map(({ ask, answer }) => ({ title: t(ask), content: t(answer) }))}
            />
          </section>
          <section className={css.section}>
            <Heading level={2}>{t('onboarding.statusTitle')}</Heading>
            <Text>{t('onboarding.statusText')}</Text>
            <Inline>
              <ButtonLink href={accountPaths.applicationRecords()}>{t('onboarding.status')}</ButtonLink>
            </Inline>
          </section>
        </div>
        {agreement !== null && (
          <section id="agreement" className={css.section}>
            <Heading level={2}>{t('onboarding.agreementTitle')}</Heading>
            <RichText clean={agreement} />
          </section>
        )}
      </div>
    </Container>
  );
}
