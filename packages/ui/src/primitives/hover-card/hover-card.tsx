'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Slot } from '../slot/slot.tsx';
import type { FloatAlign, FloatSide } from '../state/float-sides.ts';
import type { TriggerProps } from '../state/trigger-bridge.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useOnDemand } from '../state/use-on-demand.ts';
import * as css from './hover-card.css.ts';

export interface HoverCardProps extends Omit<ComponentPropsWithoutRef<'span'>, 'content'> {
  /** The link that the card previews. It still works as a link without script, by touch and by keyboard. */
  children: ReactElement;
  /** The content of the card, rendered while it is open. */
  content: ReactNode;
  /** The edges of link and card that are aligned. */
  align?: FloatAlign | undefined;
  /** The preferred side; the card opens on another one if there is no space. */
  side?: FloatSide | undefined;
  /** The delay before it opens, in milliseconds. */
  openDelay?: number | undefined;
  /** Controlled state; update it in `onOpenChange`. */
  open?: boolean | undefined;
  /** Initial state. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
  /** A class name for the panel. */
  panelClassName?: string | undefined;
}

const load = () => import('./hover-card-content.tsx');

/**
 * A preview of the target of a link, on hover and keyboard focus. It is based on Radix and is loaded at the first sign
 * of use. All its content must also be on the target page: the card does not exist on touch screens.
 */
export const HoverCard = forwardRef<HTMLSpanElement, HoverCardProps>(function HoverCard(
  {
    children,
    content,
    align = 'center',
    side = 'bottom',
    openDelay = 300,
    open: prop,
    defaultOpen = false,
    onOpenChange,
    panelClassName,
    className,
    ...rest
  },
  ref,
) {
  const element = useRef<HTMLElement>(null);
  const radix = useRef<TriggerProps>(undefined);
  const wanted = useRef<PointerEvent<HTMLElement>>(undefined);
  const [open, setOpen] = useControllableState({
    prop,
    defaultProp: defaultOpen,
    onChange: (next: boolean) => onOpenChange?.({ open: next }),
  });
  const [card, preload] = useOnDemand(load, open);
  const hydrated = useHydrated();
  const [isOfServer] = useState(!hydrated);
  const setOpenLatest = useRef(setOpen);
  useEffect(() => {
    setOpenLatest.current = setOpen;
  });
  useEffect(() => {
    // Hovered or focused before script was loaded: no further event reports it.
    const reached = matchMedia('(hover: hover)').matches ? ':focus-visible, :hover' : ':focus-visible';
    if (isOfServer && element.current?.matches(reached)) setOpenLatest.current(true);
  }, [isOfServer]);

  const enter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch') return;
    preload();
    if (radix.current) radix.current.onPointerEnter?.(event);
    else wanted.current = event;
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    wanted.current = undefined;
    radix.current?.onPointerLeave?.(event);
  };
  const focus = (event: FocusEvent<HTMLElement>) => {
    // A click or a closed dialog moves the focus too, but must not open the card.
    if (!event.currentTarget.matches(':focus-visible')) return;
    preload();
    radix.current?.onFocus?.(event);
  };
  const connect = (props: TriggerProps) => {
    const first = radix.current === undefined;
    radix.current = props;
    if (!first) return;
    if (wanted.current) props.onPointerEnter?.(wanted.current);
    else if (element.current?.matches(':focus-visible')) setOpen(true);
  };
  return (
    <span ref={ref} {...rest} className={clsx(css.root, className)}>
      <Slot
        ref={element}
        onPointerEnter={enter}
        onPointerLeave={leave}
        onFocus={focus}
        onBlur={(event) => radix.current?.onBlur?.(event)}
      >
        {children}
      </Slot>
      {card && (
        <card.HoverCardContent
          trigger={element}
          onTriggerProps={connect}
          align={align}
          side={side}
          openDelay={openDelay}
          open={open}
          onOpenChange={(change) => setOpen(change.open)}
          className={panelClassName}
        >
          {content}
        </card.HoverCardContent>
      )}
    </span>
  );
});
