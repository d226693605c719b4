import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type HTMLAttributes } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as css from './surface.css.ts';

export const surfacePaddings = ['none', 'sm', 'md', 'lg'] as const;
export type SurfacePadding = (typeof surfacePaddings)[number];

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  /** The space inside the border. */
  padding?: SurfacePadding | undefined;
  /** Merges these styles into the single child element. */
  asChild?: boolean | undefined;
}

function surface(name: string, kind: keyof typeof css.kind) {
  const component = forwardRef<HTMLDivElement, SurfaceProps>(function Surface(
    { padding = 'md', asChild = false, className, ...rest },
    ref,
  ) {
    const names = clsx(css.surface, css.kind[kind], css.padding[padding], className);
    return asChild ? (
      <Slot ref={ref} {...rest} className={names} />
    ) : (
      <div ref={ref} {...rest} className={names} />
    );
  });
  component.displayName = name;
  return component;
}

/** A box with a border, for one item of several. */
export const Card = /* @__PURE__ */ surface('Card', 'card');
/** A part of the page with another background. */
export const Panel = /* @__PURE__ */ surface('Panel', 'panel');

/** A horizontal line between two sections. */
export const Divider = forwardRef<HTMLHRElement, ComponentPropsWithoutRef<'hr'>>(function Divider(
  { className, ...rest },
  ref,
) {
  return <hr ref={ref} {...rest} className={clsx(css.divider, className)} />;
});
