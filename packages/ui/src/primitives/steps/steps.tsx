import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { IconCheck } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import * as css from './steps.css.ts';
import type { StepState } from './steps.variants.ts';

export interface StepsProps {
  items: readonly { label: ReactNode; state: StepState; href?: string | undefined }[];
  className?: string | undefined;
}

/** How far one has come on a way of several pages. */
export function Steps({ items, className }: StepsProps) {
  const t = useMessages();
  return (
    <nav aria-label={t('steps.label')} className={className}>
      <ol className={clsx(css.list)}>
        {items.map(({ label, state, href }, index) => (
          <li
            key={index}
            data-state={state}
            className={css.step}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden className={css.mark}>
              {state === 'done' ? <IconCheck size={16} /> : index + 1}
            </span>
            {href === undefined ? label : <Link href={href}>{label}</Link>}
            {state === 'done' && <span className={visuallyHidden}>{t('steps.done')}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
