import { IconCard, IconTruck, IconWallet } from '@marketfront/ui';
import type { ReactNode } from 'react';
import type { OfferedMethod } from '../features/payments/index.ts';
import { useMessages } from '../messages/index.ts';
import * as css from './footer.css.ts';

interface FooterMarksProps {
  readonly methods: readonly OfferedMethod[];
  /** The names of the parcel carriers. */
  readonly carriers: readonly string[];
}

/** The payment methods and carriers that the back end offers. */
export function FooterMarks({ methods, carriers }: FooterMarksProps) {
  const t = useMessages('site');
  const marks: Readonly<Record<OfferedMethod, readonly [icon: ReactNode, name: string]>> = {
    stripe: [<IconCard key="icon" size={16} />, t('site.payCard')],
    paypal: [null, 'PayPal'],
    balance: [<IconWallet key="icon" size={16} />, t('site.payBalance')],
    cashOnDelivery: [<IconTruck key="icon" size={16} />, t('site.payCash')],
  };
  return (
    <div className={css.marks}>
      <MarkList
        label={t('site.payWith')}
        items={methods.map((method) => ({ name: marks[method][1], icon: marks[method][0] }))}
      />
      <MarkList label={t('site.carriers')} items={carriers.map((name) => ({ name, icon: null }))} />
    </div>
  );
}

function MarkList({ label, items }: { label: string; items: readonly { name: string; icon: ReactNode }[] }) {
  if (items.length === 0) return null;
  return (
    <div className={css.markGroup}>
      <span className={css.markLabel}>{label}</span>
      <ul className={css.markList}>
        {items.map(({ name, icon }) => (
          <li key={name} className={css.mark}>
            {icon}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
