'use client';
/**
 * The parts of `Popover`, to compose your own: `import * as Popover from '@marketfront/ui/popover/parts'`.
 */
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ComponentRef } from 'react';
import * as Radix from 'radix-ui/popover';
import { useUi } from '../../provider/ui-context.ts';
import { physicalSide } from '../state/float-sides.ts';
import { showInTopLayer } from '../state/top-layer.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './popover.css.ts';
import type { PopoverSide } from './popover.variants.ts';

export interface RootProps
  extends Omit<ComponentPropsWithoutRef<typeof Radix.Root>, 'modal' | 'onOpenChange'> {
  /** Called when it opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

/** Holds the state of a popover. It is not modal: for that, use `Dialog`. */
export function Root({ onOpenChange, ...rest }: RootProps) {
  return <Radix.Root onOpenChange={(open) => onOpenChange?.({ open })} {...rest} />;
}

/** The button that opens the popover; `asChild` makes its single child that button. */
export const Trigger = Radix.Trigger;
/** The element at which the popover is positioned, if it is not the trigger. */
export const Anchor = Radix.Anchor;
/** A button that closes the popover. */
export const Close = Radix.Close;

export interface ContentProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'side'> {
  /** The preferred side; the popover opens on another one if there is no space. */
  side?: PopoverSide | undefined;
  /** Whether an arrow points at the trigger. */
  arrow?: boolean | undefined;
}

/** The floating panel, in the top layer, on the side with enough space. */
export const Content = forwardRef<ComponentRef<typeof Radix.Content>, ContentProps>(function Content(
  { side = 'bottom', arrow = false, className, children, ...rest },
  ref,
) {
  const { dir } = useUi();
  return (
    <Radix.Content
      align="start"
      side={physicalSide(side, dir)}
      sideOffset={4}
      collisionPadding={8}
      data-part="panel"
      {...rest}
      ref={useMergedRef(ref, showInTopLayer)}
      className={clsx(css.panel, arrow && css.withArrow, className)}
    >
      {children}
      {arrow && <Radix.Arrow data-part="arrow" width={14} height={7} className={css.arrow} />}
    </Radix.Content>
  );
});
