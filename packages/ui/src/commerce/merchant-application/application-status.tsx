'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconAlert, IconCheckCircle, IconClock, IconSearch } from '../../primitives/icon/icons.tsx';
import { Timeline, type TimelineItem } from '../../primitives/timeline/timeline.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import { useMessages } from '../../provider/use-message.ts';
import type { ApplicationState } from './application.variants.ts';
import * as css from './merchant-application.css.ts';

export interface ApplicationStatusProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The state of the application. */
  state: ApplicationState;
  /** The heading level. */
  level?: 1 | 2 | 3 | undefined;
  /** Replaces the default text. */
  description?: ReactNode;
  /** The reasons of a rejection. */
  reasons?: readonly ReactNode[] | undefined;
  /** The events so far, oldest first. */
  events?: readonly TimelineItem[] | undefined;
  /** Change and send again, go to the merchant's own pages. */
  actions?: ReactNode;
}

const icons = {
  submitted: IconClock,
  reviewing: IconSearch,
  rejected: IconAlert,
  approved: IconCheckCircle,
} as const satisfies Record<ApplicationState, unknown>;

/** The state of a merchant's application. */
export const ApplicationStatus = forwardRef<HTMLElement, ApplicationStatusProps>(function ApplicationStatus(
  { state, level = 2, description, reasons = [], events = [], actions, className, ...rest },
  ref,
) {
  const t = useMessages();
  const Icon = icons[state];
  return (
    <section ref={ref} {...rest} data-state={state} className={clsx(css.status, className)}>
      <div data-part="head" className={css.statusHead}>
        <Icon size={32} className={css.statusIcon} />
        <div className={css.statusWords}>
          <Heading level={level} size="md">
            {t(`application.${state}`)}
          </Heading>
          <div className={css.muted}>{description ?? t(`application.${state}Detail`)}</div>
        </div>
      </div>
      {reasons.length > 0 && (
        <div data-part="reasons">
          <div className={css.reasonTitle}>{t('application.reasons')}</div>
          <ul className={css.reasons}>
            {reasons.map((reason, index) => (
              <li key={index}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      {events.length > 0 && <Timeline label={t(`application.${state}`)} items={events} />}
      {actions && (
        <div data-part="actions" className={css.foot}>
          {actions}
        </div>
      )}
    </section>
  );
});
