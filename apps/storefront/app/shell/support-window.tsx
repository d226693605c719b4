import { FloatingWindow, ServiceEntry } from '@marketfront/ui';
import type { ServiceContact } from '@marketfront/api-client';
import { useRoot } from '../platform/use-root.ts';
import { useWords } from '../words.ts';

/** The floating cart shortcut, customer service and the way back to the top (spec §2). */
export function SupportWindow({ service }: { service: ServiceContact | null }) {
  const t = useWords('shell');
  const { shopper } = useRoot();
  return (
    <FloatingWindow
      cart={{ href: '/cart', count: shopper.cartCount }}
      service={service ? <ServiceEntry label={t('shell.service')} {...serviceProps(service)} /> : undefined}
    />
  );
}

function serviceProps(service: ServiceContact) {
  return service;
}
