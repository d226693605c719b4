import type { ServiceContact } from '@marketfront/api-client';
import { FloatingWindow, ServiceEntry } from '@marketfront/ui';
import { lazy, memo, Suspense, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { paths } from '../navigation/index.ts';
import { useCartNumber } from '../state/cart.ts';
import { chatAddress } from '../content/index.ts';

// Only needed when customer service is opened.
const ServiceCode = lazy(() => import('./service-code.tsx'));

/** The floating cart shortcut, customer service and the link to the top (spec §2). */
export default function SupportWindow({ service }: { service: ServiceContact | null }) {
  return (
    <FloatingWindow
      cart={{ href: paths.cart(), count: useCartNumber() }}
      service={service && service.kind !== 'none' ? <Service contact={service} /> : undefined}
    />
  );
}

/** Does not render again when the number at the cart changes. */
const Service = memo(function Service({ contact }: { contact: ServiceContact }) {
  const t = useMessages('site');
  const [opened, setOpened] = useState(false);
  const { phone, email, kind } = contact;
  const href = chatAddress(contact);
  const code = href ?? (phone ? `tel:${phone.replaceAll(/[^+\d]/g, '')}` : undefined);
  const label = kind === 'email' ? t('site.writeTo', { address: email ?? '' }) : t('site.chat');
  return (
    <ServiceEntry
      phone={phone ?? undefined}
      chat={href === undefined ? undefined : { href, label }}
      onOpenChange={({ open }) => setOpened((before) => before || open)}
      qr={
        opened &&
        code !== undefined && (
          <Suspense>
            <ServiceCode value={code} title={t('site.serviceCode')} />
          </Suspense>
        )
      }
    />
  );
});
