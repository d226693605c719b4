'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import { Slot } from '../slot/slot.tsx';
import * as css from './button.css.ts';
import type { ButtonSize, ButtonTone } from './button.variants.ts';

interface ButtonStyleProps {
  /** `accent` is for the purchase action only. */
  tone?: ButtonTone | undefined;
  /** The minimum height is 36, 44 or 52 px. */
  size?: ButtonSize | undefined;
  /** Makes it as wide as its container. */
  block?: boolean | undefined;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonStyleProps {
  /** Shows a spinner and ignores clicks; keeps the width and the focus. */
  loading?: boolean | undefined;
  /** Merges the styles and behaviour of the button into the single child element. */
  asChild?: boolean | undefined;
}

/** The class names of a button, for an element that cannot be a `Button`. */
export const buttonClass = ({ tone = 'neutral', size = 'md', block = false }: ButtonStyleProps) =>
  clsx(css.button, css.tone[tone], css.size[size], block && css.block);

// In the capture phase, so that the handlers of the caller and of an `asChild` child do not run.
const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Performs an action. To navigate, use `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, block, iconStart, iconEnd, loading = false, asChild = false, className, children, ...rest },
  ref,
) {
  const busy = loading
    ? { 'data-loading': '', 'aria-busy': true, 'aria-disabled': true, onClickCapture: ignore }
    : undefined;
  const wrap = (inner: ReactNode) => {
    const content = (
      <>
        {iconStart}
        {inner}
        {iconEnd}
      </>
    );
    // Most buttons are never busy, so they have no element for that state.
    if (!loading) return content;
    return (
      <>
        <span data-part="content" className={css.content}>
          {content}
        </span>
        <span data-part="spinner" className={css.spinner} />
      </>
    );
  };
  const props = { ...rest, ...busy, className: clsx(buttonClass({ tone, size, block }), className) };
  if (asChild) {
    return (
      <Slot ref={ref} {...props} wrap={wrap}>
        {children}
      </Slot>
    );
  }
  return (
    <button ref={ref} type="button" {...props}>
      {wrap(children)}
    </button>
  );
});

export interface ButtonLinkProps extends Omit<LinkProps, 'tone'>, ButtonStyleProps {}

/** A link styled as a button, to navigate. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { tone, size, block, iconStart, iconEnd, className, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} {...rest} className={clsx(buttonClass({ tone, size, block }), className)}>
      {iconStart}
      {children}
      {iconEnd}
    </Link>
  );
});
