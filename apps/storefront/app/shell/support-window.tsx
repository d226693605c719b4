import { FloatingWindow, ServiceEntry } from '@marketfront/ui';
import type { ServiceContact } from '@marketfront/api-client';
import { paths } from '../platform/paths.ts';
import { useMessages } from '../messages/index.ts';
import { useCartNumber } from '../state/cart.ts';

/** The floating cart shortcut, customer service and the way back to the top (spec §2). */
export function SupportWindow({ service }: { service: ServiceContact | null }) {
  const t = useMessages('site');
  return (
    <FloatingWindow
      cart={{ href: paths.cart(), count: useCartNumber() }}
      service={service ? <ServiceEntry {...serviceProps(service, t('site.chat'))} /> : undefined}
    />
  );
}

/** The contact of the platform (spec §2): a page, a messenger, a phone number or an e-mail address. */
function serviceProps({ kind, link, message, phone, email }: ServiceContact, label: string) {
  const href = { link, message, phone: null, email: email && `mailto:${email}`, none: null }[kind];
  return { ...(phone && { phone }), ...(href && { chat: { href, label } }) };
}
