import { clsx } from 'clsx';
import { forwardRef, type HTMLAttributes } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as css from './text.css.ts';
import type { HeadingLevel, HeadingSize, TextSize, TextTone, TextWeight } from './text.variants.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** From 12 to 20 px. */
  size?: TextSize | undefined;
  tone?: TextTone | undefined;
  weight?: TextWeight | undefined;
  /** Cuts after so many lines. */
  lines?: 1 | 2 | 3 | undefined;
  /** Digits of one width, for columns of numbers. */
  numeric?: boolean | undefined;
  /** A span instead of a paragraph. */
  inline?: boolean | undefined;
  /** Renders the single child element with these looks. */
  asChild?: boolean | undefined;
}

/** Running text. Without `size` and `tone` it looks like its surroundings. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(function Text(
  { size, tone, weight, lines, numeric = false, inline = false, asChild = false, className, ...rest },
  ref,
) {
  const names = clsx(
    size && css.size[size],
    tone && css.tone[tone],
    weight && css.weight[weight],
    lines && css.lines[lines],
    numeric && css.numeric,
    className,
  );
  const props = { ...rest, ref, className: names || undefined };
  if (asChild) return <Slot {...props} />;
  return inline ? <span {...props} /> : <p {...props} />;
});

const defaultSizes: Record<HeadingLevel, HeadingSize> = {
  1: 'xl',
  2: 'lg',
  3: 'md',
  4: 'sm',
  5: 'sm',
  6: 'sm',
};

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Place in the outline of the page. */
  level: HeadingLevel;
  /** Look; follows the level when absent. */
  size?: HeadingSize | undefined;
}

/** A title at its place in the outline; its size is free of that place. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = defaultSizes[level], className, ...rest },
  ref,
) {
  const Root = `h${level}` as const;
  return <Root ref={ref} {...rest} className={clsx(css.heading, css.headingSize[size], className)} />;
});
