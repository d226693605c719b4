import type { ServiceContact } from '@marketfront/api-client';
import { ButtonLink, IconChat, IconMail, IconPhone, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { type ServiceLink, type ServiceLinkKind, serviceLinks } from './service-links.ts';

const icons = { link: IconChat, message: IconChat, phone: IconPhone, email: IconMail } as const;
const labels = {
  link: 'seller.chat',
  message: 'seller.message',
  phone: 'seller.call',
  email: 'seller.writeEmail',
} as const satisfies Record<ServiceLinkKind, string>;

/** External pages open in a new tab. */
const target = ({ kind }: ServiceLink) =>
  kind === 'link' || kind === 'message' ? { target: '_blank', rel: 'noopener' } : {};

/** The store's preferred contact option, for a card. */
export function ServiceButton({ service, storeName }: { service: ServiceContact; storeName: string }) {
  const t = useMessages('seller');
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

/** All contact options of a store. */
export function ServiceList({ links }: { links: readonly ServiceLink[] }) {
  const t = useMessages('seller');
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
