'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  version,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Slot } from '../slot/slot.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useOnDemand } from '../state/use-on-demand.ts';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './popover.css.ts';
import type { PopoverAlign, PopoverSide } from './popover.variants.ts';

interface PopoverBaseProps extends ComponentPropsWithoutRef<'div'> {
  /** The accessible name of the trigger if it contains no text. */
  triggerLabel?: string | undefined;
  /** A class name for the trigger. */
  triggerClassName?: string | undefined;
  /** The edges of trigger and panel that are aligned. */
  align?: PopoverAlign | undefined;
  /** The preferred side; the panel opens on another one if there is no space. */
  side?: PopoverSide | undefined;
  /** Whether an arrow points at the trigger. */
  arrow?: boolean | undefined;
  /** A class name for the panel. */
  panelClassName?: string | undefined;
  /** Controlled state; update it in `onOpenChange`. */
  open?: boolean | undefined;
  /** Initial state. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

export type PopoverProps = PopoverBaseProps &
  (
    | {
        /** The content of the button that opens the panel. */
        trigger: ReactNode;
        asChild?: false | undefined;
      }
    | {
        /** The button that opens the panel. */
        trigger: ReactElement;
        /** Makes the element of `trigger` the button, instead of wrapping it in one. */
        asChild: true;
      }
  );

const load = () => import('./popover-content.tsx');
const targetProp = version.startsWith('18.') ? 'popovertarget' : 'popoverTarget';

/**
 * Content in a panel above the page. The panel is based on Radix and is loaded at the first sign of use; before
 * hydration a native popover replaces it.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    trigger,
    asChild = false,
    triggerLabel,
    triggerClassName,
    align = 'start',
    side = 'bottom',
    arrow = false,
    panelClassName,
    open: prop,
    defaultOpen = false,
    onOpenChange,
    className,
    children,
    ...rest
  },
  ref,
) {
  const id = useId();
  const panelId = `${id}-panel`;
  const triggerId = (asChild && (trigger as ReactElement<{ id?: string }>).props.id) || `${id}-trigger`;
  const element = useRef<HTMLElement>(null);
  const early = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [open, setOpen] = useControllableState({
    prop,
    defaultProp: defaultOpen,
    onChange: (next: boolean) => onOpenChange?.({ open: next }),
  });
  const [floating, preload] = useOnDemand(load, open);
  const setOpenLatest = useRef(setOpen);
  useEffect(() => {
    setOpenLatest.current = setOpen;
  });
  useEffect(() => {
    // Stays open if it was opened before hydration.
    if (early.current?.matches(':popover-open')) setOpenLatest.current(true);
  }, []);
  return (
    <div ref={ref} {...rest} className={clsx(css.root, className)}>
      <Slot
        ref={element}
        id={triggerId}
        data-part="trigger"
        aria-label={triggerLabel}
        aria-haspopup="dialog"
        aria-expanded={hydrated ? open : undefined}
        aria-controls={open && floating ? panelId : undefined}
        {...(hydrated ? {} : { [targetProp]: panelId })}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
        className={triggerClassName}
      >
        {asChild ? (
          trigger
        ) : (
          <button type="button" className={ownElement}>
            {trigger}
          </button>
        )}
      </Slot>
      {!hydrated && (
        <div ref={early} id={panelId} popover="auto" className={clsx(css.panel, panelClassName)}>
          {children}
        </div>
      )}
      {floating && (
        <floating.PopoverContent
          id={panelId}
          aria-labelledby={triggerId}
          trigger={element}
          align={align}
          side={side}
          arrow={arrow}
          open={open}
          onOpenChange={(change) => setOpen(change.open)}
          className={panelClassName}
        >
          {children}
        </floating.PopoverContent>
      )}
    </div>
  );
});
