import type { ServiceContact } from '@marketfront/api-client';
import { Button, IconChat, Popover } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { serviceLinks } from './service-links.ts';
import { ServiceList } from './service-list.tsx';

/** The customer service menu of a store; it also opens without script. */
export function ServiceMenu({ service }: { service: ServiceContact }) {
  const t = useMessages('seller');
  const links = serviceLinks(service);
  if (links.length === 0) return null;
  return (
    <Popover
      asChild
      align="end"
      trigger={
        <Button size="sm" iconStart={<IconChat size={16} />}>
          {t('seller.service')}
        </Button>
      }
    >
      <ServiceList links={links} />
    </Popover>
  );
}
