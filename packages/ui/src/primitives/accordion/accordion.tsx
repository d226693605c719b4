'use client';
import { clsx } from 'clsx';
import { forwardRef, Fragment, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconChevronDown } from '../icon/icons.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useDetails, type DetailsState } from '../state/use-details.ts';
import type { HeadingLevel } from '../text/text.variants.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './accordion.css.ts';

export interface DisclosureProps
  extends Omit<ComponentPropsWithoutRef<'details'>, 'title' | 'open'>,
    DetailsState {
  /** The heading, always visible. */
  title: ReactNode;
  /** Makes the title a heading of this level, which screen readers list. */
  level?: HeadingLevel | undefined;
  /** Only one of several disclosures with the same name is open at a time. */
  name?: string | undefined;
}

/**
 * A heading that shows and hides the content below it: a native `<details>`, so it works without script.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { title, level, open, defaultOpen, onOpenChange, onToggle, className, children, ...rest },
  ref,
) {
  const own = useRef<HTMLDetailsElement>(null);
  const Title = level === undefined ? Fragment : (`h${level}` as const);
  const details = useDetails(own, { open, defaultOpen, onOpenChange });
  return (
    <details
      ref={useMergedRef(ref, own)}
      {...rest}
      open={details.open}
      onToggle={composeHandlers(onToggle, details.onToggle)}
      className={clsx(css.item, className)}
    >
      <summary data-part="summary" className={css.summary}>
        <Title>{title}</Title>
        <IconChevronDown data-part="icon" className={css.chevron} />
      </summary>
      <div data-part="content" className={css.content}>
        {children}
      </div>
    </details>
  );
});

export interface AccordionItem {
  /** The text of the button that opens the item. */
  title: ReactNode;
  /** The collapsible content. */
  content: ReactNode;
  /** Controlled state; update it in `onOpenChange`. */
  open?: boolean | undefined;
  /** Initial state. */
  defaultOpen?: boolean | undefined;
  /** Identifies the item when the list changes; the position by default. */
  key?: string | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The sections, in order. */
  items: readonly AccordionItem[];
  /** Makes the titles headings of this level, which screen readers list. */
  level?: HeadingLevel | undefined;
  /** With a name only one item is open at a time. */
  name?: string | undefined;
  /** Called after a section was opened or closed; `index` is its position. */
  onOpenChange?: ((change: { index: number; open: boolean }) => void) | undefined;
}

/** Several disclosures in a list. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, level, name, onOpenChange, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest}>
      {items.map(({ title, content, open, defaultOpen, key }, index) => (
        <Disclosure
          key={key ?? index}
          title={title}
          level={level}
          open={open}
          defaultOpen={defaultOpen}
          onOpenChange={(change) => onOpenChange?.({ index, ...change })}
          name={name}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
});
