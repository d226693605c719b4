'use client';
import { formatNumber } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, useLayoutEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { useUi } from '../../provider/ui-context.ts';
import * as css from './facets.css.ts';

export interface FacetOption {
  /** The address of the list with this option chosen, or without it when it is chosen already. */
  href: string;
  /** The text of the option. */
  label: ReactNode;
  /** The number of products with this option; nothing is shown without it. */
  count?: number | undefined;
  /** Whether it is chosen. */
  selected?: boolean | undefined;
  /** The colour of the option, as `#rrggbb`. */
  color?: string | null | undefined;
}

export interface FacetOptionsProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** The options, in order. */
  options: readonly FacetOption[];
  /** `check`: several can be chosen. `link`: each links to another list, such as a category. */
  look?: 'check' | 'link' | undefined;
}

/** The options of one filter with the number of products of each. All of them are links, so they work without script. */
export const FacetOptions = forwardRef<HTMLUListElement, FacetOptionsProps>(function FacetOptions(
  { options, look = 'check', className, ...rest },
  ref,
) {
  const { locale } = useUi();
  return (
    <ul ref={ref} {...rest} className={clsx(css.options, className)}>
      {options.map(({ href, label, count, selected = false, color }) => (
        <li key={href}>
          <Link
            href={href}
            data-part="option"
            aria-current={selected ? 'true' : undefined}
            rel="nofollow"
            className={css.option}
          >
            {look === 'check' && <span aria-hidden className={css.check} />}
            {color && <Swatch color={color} />}
            <span className={css.label}>{label}</span>
            {count !== undefined && (
              <span data-part="count" className={css.count}>
                {formatNumber(locale, count)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** The colour is set by script, because strict policies forbid style attributes. */
function Swatch({ color }: { color: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    ref.current?.style.setProperty('background-color', color);
  }, [color]);
  return <span ref={ref} aria-hidden className={css.swatch} />;
}
