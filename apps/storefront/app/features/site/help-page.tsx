import {
  Button,
  ButtonLink,
  Container,
  Heading,
  Inline,
  Stack,
  scriptOnly,
  Text,
  useToast,
} from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { type HelpSection, paths } from '../../platform/paths.ts';
import { forgetChoices } from '../../platform/readable-cookies.ts';
import { chatAddress } from '../../platform/service-contact.ts';
import { Trail } from '../../platform/trail.tsx';
import { section } from './help-page.css.ts';
import type { HelpData } from './help.server.ts';

/** Customer service, returns, payment, delivery and cookies. */
export function HelpPage({ help: { title, service } }: { help: HelpData }) {
  const t = useMessages('help');
  const site = useMessages('site');
  const catalog = useMessages('catalog');
  const toast = useToast();
  const chat = service ? chatAddress(service) : undefined;
  return (
    <Container>
      <Stack gap="xl">
        <Trail items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Section id="contact" title={t('help.contact')} text={t('help.contactText')}>
          <Inline gap="sm">
            {chat !== undefined && <ButtonLink href={chat}>{site('site.chat')}</ButtonLink>}
            {service?.phone && (
              <ButtonLink href={`tel:${service.phone.replaceAll(/[^+\d]/g, '')}`}>
                <bdi>{service.phone}</bdi>
              </ButtonLink>
            )}
          </Inline>
        </Section>
        <Section id="returns" title={t('help.returns')} text={t('help.returnsText')}>
          <ButtonLink href={paths.orders()}>{site('site.myOrders')}</ButtonLink>
        </Section>
        <Section id="payment" title={t('help.payment')} text={t('help.paymentText')} />
        <Section id="delivery" title={t('help.delivery')} text={t('help.deliveryText')} />
        <Section id="cookies" title={t('help.cookies')} text={t('help.cookiesText')}>
          <Button
            className={scriptOnly}
            onClick={() => {
              forgetChoices();
              toast({ tone: 'success', message: t('help.forgotten') });
            }}
          >
            {t('help.forget')}
          </Button>
        </Section>
      </Stack>
    </Container>
  );
}

function Section(props: { id: HelpSection; title: string; text: string; children?: ReactNode }) {
  const { id, title, text, children } = props;
  return (
    <section id={id} className={section}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Text>{text}</Text>
      {children}
    </section>
  );
}
