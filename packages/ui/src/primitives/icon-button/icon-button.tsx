import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';
import * as css from './icon-button.css.ts';
import type { IconButtonSize, IconButtonTone } from './icon-button.variants.ts';

/** Icon-only controls need an accessible name; a missing one is a type error. */
type Named =
  | {
      /** The name of the button, in the language of the page. */
      'aria-label': string;
    }
  | {
      /** The id of the element that names the button. */
      'aria-labelledby': string;
    };

interface StyleProps {
  /** The icon, without its own title. */
  icon: ReactNode;
  /** `surface` is legible on pictures. */
  tone?: IconButtonTone | undefined;
  /** The side length: 36, 44 or 52 px. */
  size?: IconButtonSize | undefined;
}

export type IconButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'aria-label' | 'aria-labelledby'> &
  StyleProps &
  Named;

const iconButtonClass = (tone: IconButtonTone = 'quiet', size: IconButtonSize = 'lg') =>
  clsx(css.iconButton, css.tone[tone], css.size[size]);

/** A button with an icon only. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, tone, size, className, children, ...rest },
  ref,
) {
  return (
    <button ref={ref} type="button" {...rest} className={clsx(iconButtonClass(tone, size), className)}>
      {icon}
      {children}
    </button>
  );
});

export type IconButtonLinkProps = Omit<LinkProps, 'tone' | 'aria-label' | 'aria-labelledby'> &
  StyleProps &
  Named;

/** A link with an icon only. */
export const IconButtonLink = forwardRef<HTMLAnchorElement, IconButtonLinkProps>(function IconButtonLink(
  { icon, tone, size, className, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} {...rest} className={clsx(iconButtonClass(tone, size), className)}>
      {icon}
      {children}
    </Link>
  );
});
