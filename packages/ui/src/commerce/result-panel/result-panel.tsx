'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { IconCheck, IconClock, IconClose, IconInfo } from '../../primitives/icon/icons.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './result-panel.css.ts';
import type { ResultState } from './result-panel.variants.ts';

const icons = { paid: IconCheck, pending: IconClock, failed: IconClose, missing: IconInfo } as const;

export interface ResultPanelProps {
  state: ResultState;
  title: ReactNode;
  description?: ReactNode;
  /** Order numbers, amount, date. */
  details?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}

/** How a payment ended. */
export function ResultPanel({ state, title, description, details, actions, className }: ResultPanelProps) {
  const Icon = icons[state];
  return (
    <section data-state={state} className={clsx(css.panel, className)}>
      <div className={css.mark[state]}>
        <Icon size={48} />
      </div>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {description && <p className={css.description}>{description}</p>}
      {details && <div className={css.details}>{details}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
