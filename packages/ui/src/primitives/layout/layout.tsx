import { clsx } from 'clsx';
import { forwardRef, type HTMLAttributes } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as css from './layout.css.ts';
import type { Alignment, ContainerWidth, Gap, GridMinimum, Justification } from './layout.variants.ts';

interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** Merges this layout into the single child element, for lists, sections and forms. */
  asChild?: boolean | undefined;
}

const Box = forwardRef<HTMLDivElement, BoxProps>(function Box({ asChild = false, ...rest }, ref) {
  return asChild ? <Slot ref={ref} {...rest} /> : <div ref={ref} {...rest} />;
});

export interface StackProps extends BoxProps {
  /** The space between the children. */
  gap?: Gap | undefined;
  /** The alignment of the children across the stack. */
  align?: Alignment | undefined;
}

/** Stacks its children vertically. */
export const Stack = forwardRef<HTMLDivElement, StackProps>(function Stack(
  { gap = 'md', align, className, ...rest },
  ref,
) {
  return (
    <Box
      ref={ref}
      {...rest}
      className={clsx(css.stack, css.gap[gap], align && css.align[align], className)}
    />
  );
});

export interface InlineProps extends BoxProps {
  /** The space between the children, and between rows. */
  gap?: Gap | undefined;
  /** The alignment of the children across the row. */
  align?: Alignment | undefined;
  /** The distribution of the children along the row. */
  justify?: Justification | undefined;
  /** Keeps all children on one line. */
  nowrap?: boolean | undefined;
}

/** Places its children in a row that wraps. */
export const Inline = forwardRef<HTMLDivElement, InlineProps>(function Inline(
  { gap = 'xs', align, justify, nowrap = false, className, ...rest },
  ref,
) {
  const names = [css.inline, css.gap[gap], align && css.align[align], justify && css.justify[justify]];
  return <Box ref={ref} {...rest} className={clsx(names, nowrap && css.noWrap, className)} />;
});

/** Places the first child at the start and the last at the end. */
export const Spread = forwardRef<HTMLDivElement, Omit<InlineProps, 'justify'>>(function Spread(props, ref) {
  return <Inline ref={ref} {...props} justify="between" />;
});

export interface GridProps extends BoxProps {
  /** The space between the cells. */
  gap?: Gap | undefined;
  /** The minimum width of a cell. */
  min?: GridMinimum | undefined;
}

/** Equal cells, as many per row as fit. */
export const Grid = forwardRef<HTMLDivElement, GridProps>(function Grid(
  { gap = 'lg', min = 'md', className, ...rest },
  ref,
) {
  return <Box ref={ref} {...rest} className={clsx(css.grid, css.gap[gap], css.gridMin[min], className)} />;
});

export interface ContainerProps extends BoxProps {
  /** The maximum width: for reading text, for a form or for a page. */
  width?: ContainerWidth | undefined;
}

/** The column of the page: at most 1280 px wide, with gutters that shrink on small screens. */
export const Container = forwardRef<HTMLDivElement, ContainerProps>(function Container(
  { width = 'wide', className, ...rest },
  ref,
) {
  return <Box ref={ref} {...rest} className={clsx(css.container, css.containerWidth[width], className)} />;
});
