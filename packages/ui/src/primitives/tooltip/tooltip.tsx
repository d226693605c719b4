'use client';
import { clsx } from 'clsx';
import {
  cloneElement,
  forwardRef,
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFloat } from '../state/use-float.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './tooltip.css.ts';
import type { TooltipSide } from './tooltip.variants.ts';

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** A short text that is also available elsewhere. */
  text: string;
  /** The described control; it must be focusable and have its own name. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** The preferred side; the other one is used if there is no room. */
  side?: TooltipSide | undefined;
  /** The delay before it opens on hover, in milliseconds. Focus opens it at once. */
  delay?: number | undefined;
  /** Whether the text is shown, controlled. */
  open?: boolean | undefined;
  /** Whether the text is shown initially. */
  defaultOpen?: boolean | undefined;
  /** Called when the text appears or disappears. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

// Time in milliseconds to move the pointer onto the tooltip (WCAG 1.4.13, hoverable).
const grace = 150;

/** A description of a control, shown on hover and focus (WAI-ARIA tooltip). */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { text, children, side = 'top', delay = 400, open: prop, defaultOpen = false, onOpenChange, ...rest },
  ref,
) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useControllableState({
    prop,
    defaultProp: defaultOpen,
    onChange: (next: boolean) => onOpenChange?.({ open: next }),
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  useFloat({ open, anchor: root, float: bubble, side, align: 'center' });

  const scheduleOpen = (next: boolean, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  };
  const setOpenNow = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };

  const close = useRef(setOpenNow);
  useEffect(() => {
    close.current = setOpenNow;
  });
  useEffect(() => {
    if (!open) return undefined;
    // Handles Escape before a dialog around it does.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close.current(false);
    };
    addEventListener('keydown', escape, { capture: true });
    return () => removeEventListener('keydown', escape, { capture: true });
  }, [open]);

  const { 'aria-label': name, 'aria-describedby': described } = children.props;
  // A description equal to the name would be read twice.
  const describedBy = clsx(described, name !== text && id) || undefined;
  return (
    <span
      {...rest}
      ref={useMergedRef(ref, root)}
      className={clsx(css.root, rest.className)}
      onPointerEnter={composeHandlers(
        rest.onPointerEnter,
        ({ pointerType }: PointerEvent<HTMLSpanElement>) => {
          if (pointerType !== 'touch') scheduleOpen(true, open ? 0 : delay);
        },
      )}
      onPointerLeave={composeHandlers(rest.onPointerLeave, () => scheduleOpen(false, grace))}
      onPointerDown={composeHandlers(rest.onPointerDown, () => setOpenNow(false))}
      onFocus={composeHandlers(rest.onFocus, ({ target }: FocusEvent<HTMLSpanElement>) => {
        if (target.matches(':focus-visible')) setOpenNow(true);
      })}
      onBlur={composeHandlers(rest.onBlur, () => setOpenNow(false))}
    >
      {cloneElement(children, { 'aria-describedby': describedBy })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" data-part="bubble" className={css.bubble}>
        {text}
      </span>
    </span>
  );
});
