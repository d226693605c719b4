'use client';
/**
 * The parts of `HoverCard`, to compose your own: `import * as HoverCard from '@marketfront/ui/hover-card/parts'`.
 */
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ComponentRef } from 'react';
import * as Radix from 'radix-ui/hover-card';
import { useUi } from '../../provider/ui-context.ts';
import { physicalSide, type FloatSide } from '../state/float-sides.ts';
import { showInTopLayer } from '../state/top-layer.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './hover-card.css.ts';

export interface RootProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Root>, 'onOpenChange'> {
  /** Called when it opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
}

/** Holds the state of a card, and its delays. */
export function Root({ onOpenChange, ...rest }: RootProps) {
  return (
    <Radix.Root
      openDelay={300}
      closeDelay={200}
      onOpenChange={(open) => onOpenChange?.({ open })}
      {...rest}
    />
  );
}

/** The link that the card previews; `asChild` makes its single child that link. */
export const Trigger = Radix.Trigger;

export interface ContentProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Content>, 'side'> {
  /** The preferred side; the card opens on another one if there is no space. */
  side?: FloatSide | undefined;
}

/** The floating card, in the top layer, on the side with enough space. */
export const Content = forwardRef<ComponentRef<typeof Radix.Content>, ContentProps>(function Content(
  { side = 'bottom', className, ...rest },
  ref,
) {
  const { dir } = useUi();
  return (
    <Radix.Content
      side={physicalSide(side, dir)}
      sideOffset={4}
      collisionPadding={8}
      data-part="panel"
      {...rest}
      ref={useMergedRef(ref, showInTopLayer)}
      className={clsx(css.panel, className)}
    />
  );
});
