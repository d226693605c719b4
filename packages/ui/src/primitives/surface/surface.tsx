import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type HTMLAttributes } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as css from './surface.css.ts';

export const surfacePaddings = ['none', 'sm', 'md', 'lg'] as const;
export type SurfacePadding = (typeof surfacePaddings)[number];

export interface SurfaceProps extends HTMLAttributes<HTMLElement> {
  padding?: SurfacePadding | undefined;
  /** Renders the single child element with these looks. */
  asChild?: boolean | undefined;
}

const surface = (kind: keyof typeof css.kind) =>
  forwardRef<HTMLDivElement, SurfaceProps>(function Surface(
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

/** One thing among several, set off by a hairline. */
export const Card = /* @__PURE__ */ surface('card');
/** A quieter part of the page, set off by its ground. */
export const Panel = /* @__PURE__ */ surface('panel');

/** A hairline between two things that belong apart. */
export const Divider = forwardRef<HTMLHRElement, ComponentPropsWithoutRef<'hr'>>(function Divider(
  { className, ...rest },
  ref,
) {
  return <hr ref={ref} {...rest} className={clsx(css.divider, className)} />;
});
