import type { ServiceContact } from '@marketfront/api-client';
import { Button, ButtonLink, IconChat, IconMail, IconPhone, Popover, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { type ServiceLink, type ServiceLinkKind, serviceLinks } from './service-links.ts';

const icons = { link: IconChat, message: IconChat, phone: IconPhone, email: IconMail } as const;
const labels = {
  link: 'stores.chat',
  message: 'stores.message',
  phone: 'stores.call',
  email: 'stores.writeEmail',
} as const satisfies Record<ServiceLinkKind, string>;

/** Pages of others open beside the shop. */
const target = ({ kind }: ServiceLink) =>
  kind === 'link' || kind === 'message' ? { target: '_blank', rel: 'noopener' } : {};

/** The way to reach a store that it prefers, for a card. */
export function ServiceButton({ service, storeName }: { service: ServiceContact; storeName: string }) {
  const t = useMessages('stores');
  const [first] = serviceLinks(service);
  if (!first) return null;
  const Icon = icons[first.kind];
  return (
    <ButtonLink
      size="sm"
      href={first.href}
      {...target(first)}
      iconStart={<Icon size={16} />}
      aria-label={`${t(labels[first.kind])}: ${storeName}`}
    >
      {t(labels[first.kind])}
    </ButtonLink>
  );
}

/** Every way to reach a store. */
export function ServiceList({ links }: { links: readonly ServiceLink[] }) {
  const t = useMessages('stores');
  return (
    <Stack gap="xs">
      {links.map((link) => {
        const Icon = icons[link.kind];
        return (
          <ButtonLink
            key={link.kind}
            size="sm"
            href={link.href}
            {...target(link)}
            iconStart={<Icon size={16} />}
            {...(link.text && { 'aria-label': `${t(labels[link.kind])}: ${link.text}` })}
          >
            {link.text ? <bdi>{link.text}</bdi> : t(labels[link.kind])}
          </ButtonLink>
        );
      })}
    </Stack>
  );
}

/** Customer service of a store; the browser opens it without script too. */
export function ServiceMenu({ service }: { service: ServiceContact }) {
  const t = useMessages('stores');
  const links = serviceLinks(service);
  if (links.length === 0) return null;
  return (
    <Popover
      asChild
      align="end"
      trigger={
        <Button size="sm" iconStart={<IconChat size={16} />}>
          {t('stores.service')}
        </Button>
      }
    >
      <ServiceList links={links} />
    </Popover>
  );
}
