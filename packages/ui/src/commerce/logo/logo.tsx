'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useUi } from '../../provider/ui-context.ts';
import * as css from './logo.css.ts';

const height = 32;

export interface LogoMarkProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {}

/** Two arches under one roof: a market hall and the letter m. */
export const LogoMark = forwardRef<SVGSVGElement, LogoMarkProps>(function LogoMark(
  { className, ...rest },
  ref,
) {
  return (
    <svg ref={ref} viewBox="0 0 32 32" aria-hidden {...rest} className={clsx(css.mark, className)}>
      <path
        fillRule="evenodd"
        d="M4 2h24a4 4 0 0 1 4 4v22a2 2 0 0 1-2 2h-3.5V17.5a4.25 4.25 0 0 0-8.5 0V30h-4V17.5a4.25 4.25 0 0 0-8.5 0V30H2a2 2 0 0 1-2-2V6a4 4 0 0 1 4-4"
      />
    </svg>
  );
});

export interface LogoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The name of the site, from the server. */
  name: string;
  /** A picture that replaces the built-in mark; `UiProvider image` returns it small. */
  src?: string | undefined;
}

/** The mark and the name of the site. */
export const Logo = forwardRef<HTMLSpanElement, LogoProps>(function Logo(
  { name, src, className, ...rest },
  ref,
) {
  const { image } = useUi();
  return (
    <span ref={ref} {...rest} className={clsx(css.logo, className)}>
      {src ? (
        <img
          // Sharp on every screen; on an ordinary one also if it is up to three times as wide as high.
          src={image?.({ src, width: height * 3 }) ?? src}
          alt=""
          height={height}
          // After the pictures of the page content.
          loading="lazy"
          className={css.picture}
        />
      ) : (
        <LogoMark />
      )}
      <span data-part="name" className={css.name}>
        {name}
      </span>
    </span>
  );
});
