'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { Timeline, type TimelineItem } from '../../primitives/timeline/timeline.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './refund-timeline.css.ts';
import type { RefundTurn } from './refund-timeline.variants.ts';

export interface RefundTimelineProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Past and future events, oldest first. */
  events: readonly TimelineItem[];
  /** The party that has to act; omit it when the refund is closed. */
  turn?: RefundTurn | undefined;
  /** The deadline, formatted. */
  deadline?: string | undefined;
  /** The shopper's reason. */
  reason?: ReactNode;
  /** The store's reason for rejecting, and the next step for the shopper. */
  refusal?: { reason: ReactNode; next?: ReactNode } | undefined;
  /** The return address, line by line. */
  returnAddress?: readonly string[] | undefined;
  /** Actions: withdraw, enter the tracking number, escalate. */
  actions?: ReactNode;
}

const turns = {
  you: { key: 'refund.turnYou', tone: 'warning' },
  store: { key: 'refund.turnStore', tone: 'neutral' },
  marketplace: { key: 'refund.turnMarketplace', tone: 'info' },
} as const satisfies Record<RefundTurn, object>;

/** The state of a refund or return: party that has to act, deadline, reason, return address, events. */
export const RefundTimeline = forwardRef<HTMLElement, RefundTimelineProps>(function RefundTimeline(
  { events, turn, deadline, reason, refusal, returnAddress = [], actions, className, ...rest },
  ref,
) {
  const t = useMessages();
  return (
    <section ref={ref} aria-label={t('refund.label')} {...rest} className={clsx(css.root, className)}>
      {turn && (
        <div data-part="turn" className={css.head}>
          <Badge tone={turns[turn].tone}>{t(turns[turn].key)}</Badge>
          {deadline !== undefined && (
            <span data-part="deadline" className={css.deadline}>
              {t('refund.deadline', { time: deadline })}
            </span>
          )}
        </div>
      )}
      {refusal && (
        <Notice tone="critical" title={t('refund.refused')} data-part="refusal">
          {refusal.reason}
          {refusal.next && (
            <div className={css.next}>
              <div className={css.strong}>{t('refund.next')}</div>
              {refusal.next}
            </div>
          )}
        </Notice>
      )}
      <Timeline label={t('refund.label')} items={events} />
      {(reason || returnAddress.length > 0) && (
        <dl data-part="facts" className={css.facts}>
          {reason && (
            <div className={css.fact}>
              <dt className={css.term}>{t('refund.reason')}</dt>
              <dd className={ownElement}>{reason}</dd>
            </div>
          )}
          {returnAddress.length > 0 && (
            <div className={css.fact}>
              <dt className={css.term}>{t('refund.address')}</dt>
              <dd className={ownElement}>
                <address data-part="address" className={css.address}>
                  {returnAddress.map((line) => (
                    <bdi key={line}>{line}</bdi>
                  ))}
                </address>
              </dd>
            </div>
          )}
        </dl>
      )}
      {actions && (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </section>
  );
});
