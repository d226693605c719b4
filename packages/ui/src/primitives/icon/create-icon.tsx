import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import * as css from './icon.css.ts';

export const iconSizes = [16, 20, 24, 32, 48] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Width and height in px. */
  size?: IconSize | undefined;
  /** The accessible name, which makes the icon an image; without one it is decorative. */
  title?: string | undefined;
  /** Fills the shape, for a selected state. */
  filled?: boolean | undefined;
}

interface IconOptions {
  /** The name in React's developer tools. */
  name?: string;
  /** Whether the icon follows the reading direction and is mirrored in right-to-left pages. */
  mirror?: boolean;
}

/** Creates an icon of the set: strokes of 1.5 px on a grid of 24 px. */
export function createIcon(path: string, { name = 'Icon', mirror = false }: IconOptions = {}) {
  const component = forwardRef<SVGSVGElement, IconProps>(function Icon(
    { size = 20, title, filled = false, className, ...rest },
    ref,
  ) {
    const naming = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
    return (
      <svg
        ref={ref}
        viewBox="0 0 24 24"
        data-mirror={mirror ? '' : undefined}
        {...naming}
        {...rest}
        className={clsx(css.icon, css.size[size], filled && css.filled, className)}
      >
        <path d={path} />
      </svg>
    );
  });
  component.displayName = name;
  return component;
}
