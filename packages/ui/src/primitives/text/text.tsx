import { clsx } from 'clsx';
import { forwardRef, type HTMLAttributes } from 'react';
import { Slot } from '../slot/slot.tsx';
import * as css from './text.css.ts';
import type { HeadingLevel, HeadingSize, TextSize, TextTone, TextWeight } from './text.variants.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** The font size, from 12 to 20 px. */
  size?: TextSize | undefined;
  /** The colour, by meaning. */
  tone?: TextTone | undefined;
  /** The font weight. */
  weight?: TextWeight | undefined;
  /** Truncates after this many lines. */
  lines?: 1 | 2 | 3 | undefined;
  /** Tabular figures, for columns of numbers. */
  numeric?: boolean | undefined;
  /** Renders a span instead of a paragraph. */
  inline?: boolean | undefined;
  /** Merges these styles into the single child element. */
  asChild?: boolean | undefined;
}

/** A text. Without `size` and `tone` it inherits from its parent. */
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
  /** The heading level. */
  level: HeadingLevel;
  /** The visual size; follows the level by default. */
  size?: HeadingSize | undefined;
}

/** A heading whose size is independent of its level. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = defaultSizes[level], className, ...rest },
  ref,
) {
  const Root = `h${level}` as const;
  return <Root ref={ref} {...rest} className={clsx(css.heading, css.headingSize[size], className)} />;
});
