'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { IconCheck, IconClose } from '../icon/icons.tsx';
import * as css from './timeline.css.ts';
import type { TimelineItemState } from './timeline.variants.ts';

export interface TimelineItem {
  /** The event. */
  title: ReactNode;
  /** Formatted. */
  time?: ReactNode;
  /** The time for machines, ISO 8601. */
  dateTime?: string | undefined;
  /** Place, person or next step. */
  detail?: ReactNode;
  /** Pictures, a map or a file below the text. */
  media?: ReactNode;
  /** Whether the event is past, current, upcoming or failed. */
  state: TimelineItemState;
  /** Identifies the item when the list changes; the position by default. */
  key?: string | undefined;
}

/** `<time>` needs a machine-readable time. */
function Time({ dateTime, ...rest }: ComponentPropsWithoutRef<'time'>) {
  return dateTime ? <time {...rest} dateTime={dateTime} /> : <span {...rest} />;
}

export interface TimelineProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The events, in order. */
  items: readonly TimelineItem[];
  /** The name of the list for assistive technology. */
  label: string;
}

/** Events of an order, a parcel or a refund, in the given order. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { items, label, className, ...rest },
  ref,
) {
  const t = useMessages();
  return (
    <ol ref={ref} aria-label={label} {...rest} className={clsx(css.list, className)}>
      {items.map(({ title, time, dateTime, detail, media, state, key }, index) => (
        <li
          key={key ?? index}
          data-state={state}
          data-part="item"
          aria-current={state === 'current' ? 'step' : undefined}
          className={css.item}
        >
          <span aria-hidden data-part="mark" className={css.mark}>
            {state === 'done' && <IconCheck size={16} />}
            {state === 'failed' && <IconClose size={16} />}
          </span>
          <div className={css.content}>
            <span data-part="title" className={css.title}>
              {title}
              {state === 'done' && <span className={visuallyHidden}> ({t('steps.done')})</span>}
            </span>
            {time && (
              <Time dateTime={dateTime} data-part="time" className={css.time}>
                {time}
              </Time>
            )}
            {detail && <span className={css.detail}>{detail}</span>}
            {media && <div className={css.media}>{media}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
});
