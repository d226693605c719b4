import {
  ButtonLink,
  Container,
  Heading,
  IconChat,
  IconMail,
  IconPhone,
  Inline,
  Stack,
  Text,
} from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, type HelpSection, paths } from '../../navigation/index.ts';
import { chatAddress } from '../../content/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import { ConsentSettings } from './consent-settings.tsx';
import { CookieList } from './cookie-list.tsx';
import * as css from './help-page.css.ts';
import type { HelpData } from './help.server.ts';

const texts = {
  contact: ['help.contact', 'help.contactText'],
  returns: ['help.returns', 'help.returnsText'],
  payment: ['help.payment', 'help.paymentText'],
  delivery: ['help.delivery', 'help.deliveryText'],
  cookies: ['help.cookies', 'help.cookiesText'],
} as const satisfies Record<HelpSection, readonly [string, string]>;
const sections = Object.keys(texts) as HelpSection[];

/** Customer service, returns, payment, delivery and cookies. */
export function HelpPage({ help: { title, service, cookies, consent } }: { help: HelpData }) {
  const t = useMessages('help');
  const site = useMessages('site');
  const catalog = useMessages('catalog');
  const more: Readonly<Record<HelpSection, ReactNode>> = {
    contact: service && <Contact service={service} />,
    returns: <ButtonLink href={accountPaths.orders()}>{site('site.myOrders')}</ButtonLink>,
    payment: null,
    delivery: <ButtonLink href={paths.preferences(paths.help())}>{site('site.region')}</ButtonLink>,
    cookies: (
      <div className={css.wide}>
        {consent && <ConsentSettings consent={consent} />}
        <CookieList cookies={cookies} />
      </div>
    ),
  };
  return (
    <Container>
      <Stack gap="lg">
        <PageBreadcrumb items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <div className={css.layout}>
          <nav aria-label={title} className={css.contents}>
            {sections.map((id) => (
              <a key={id} href={`#${id}`} className={css.entry}>
                {t(texts[id][0])}
              </a>
            ))}
          </nav>
          <div className={css.sections}>
            {sections.map((id) => (
              <section key={id} id={id} className={css.section}>
                <Heading level={2} size="lg">
                  {t(texts[id][0])}
                </Heading>
                {/* If there is something to consent to, the settings have their own text. */}
                {!(id === 'cookies' && consent) && <Text>{t(texts[id][1])}</Text>}
                {more[id]}
              </section>
            ))}
          </div>
        </div>
      </Stack>
    </Container>
  );
}

/** All contact options of the marketplace that the back end gives. */
function Contact({ service }: { service: NonNullable<HelpData['service']> }) {
  const site = useMessages('site');
  const { kind, phone, email } = service;
  const chat = chatAddress(service);
  return (
    <Inline gap="sm">
      {chat !== undefined && kind !== 'email' && (
        <ButtonLink href={chat} iconStart={<IconChat size={16} />}>
          {site('site.chat')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} iconStart={<IconPhone size={16} />}>
          <bdi>{phone}</bdi>
        </ButtonLink>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`} iconStart={<IconMail size={16} />}>
          {site('site.writeTo', { address: email })}
        </ButtonLink>
      )}
    </Inline>
  );
}
