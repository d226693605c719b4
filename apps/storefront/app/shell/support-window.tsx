import { FloatingWindow, ServiceEntry } from '@marketfront/ui';
import type { ServiceContact } from '@marketfront/api-client';
import { paths } from '../platform/paths.ts';
import { useRoot } from '../platform/root-data.ts';
import { useMessages } from '../messages/index.ts';

/** The floating cart shortcut, customer service and the way back to the top (spec §2). */
export function SupportWindow({ service }: { service: ServiceContact | null }) {
  const t = useMessages('site');
  const { shopper } = useRoot();
  return (
    <FloatingWindow
      cart={{ href: paths.cart(), count: shopper.cartCount }}
      service={service ? <ServiceEntry {...serviceProps(service, t('site.chat'))} /> : undefined}
    />
  );
}

/** The contact of the platform (spec §2): a page, a messenger, a phone number or an e-mail address. */
function serviceProps({ kind, link, message, phone, email }: ServiceContact, label: string) {
  const href = { link, message, phone: null, email: email && `mailto:${email}`, none: null }[kind];
  return { ...(phone && { phone }), ...(href && { chat: { href, label } }) };
}
