'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconCheck, IconClock, IconClose, IconInfo } from '../../primitives/icon/icons.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './result-panel.css.ts';
import type { ResultState } from './result-panel.variants.ts';

const icons = { paid: IconCheck, pending: IconClock, failed: IconClose, missing: IconInfo } as const;

export interface ResultPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** The outcome, which sets icon and colour. */
  state: ResultState;
  /** The result as a heading. */
  title: ReactNode;
  /** The consequence for the shopper. */
  description?: ReactNode;
  /** Order numbers, amount, date. */
  details?: ReactNode;
  /** The next steps as links or buttons. */
  actions?: ReactNode;
}

/** The result of a payment. */
export const ResultPanel = forwardRef<HTMLElement, ResultPanelProps>(function ResultPanel(
  { state, title, description, details, actions, className, ...rest },
  ref,
) {
  const Icon = icons[state];
  return (
    <section ref={ref} {...rest} data-state={state} className={clsx(css.panel, className)}>
      <div data-part="mark" className={css.mark[state]}>
        <Icon size={48} />
      </div>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {description && <p className={css.description}>{description}</p>}
      {details && (
        <div data-part="details" className={css.details}>
          {details}
        </div>
      )}
      {actions && (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </section>
  );
});
