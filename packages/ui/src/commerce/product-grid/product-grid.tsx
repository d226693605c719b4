import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import { IconArrowEnd } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import type { HeadingLevel, HeadingSize } from '../../primitives/text/text.variants.ts';
import * as css from './product-grid.css.ts';

export const productGridDensities = ['default', 'compact', 'roomy'] as const;
export type ProductGridDensity = (typeof productGridDensities)[number];

export interface ProductGridProps {
  /** Product cards. */
  children: ReactNode;
  /** Four to a row at 1280, or five, or three. Two on a phone. */
  density?: ProductGridDensity | undefined;
  /** New results are on their way: dims what is there. */
  busy?: boolean | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

export function ProductGrid({
  children,
  density = 'default',
  busy = false,
  label,
  className,
}: ProductGridProps) {
  return (
    <ul
      aria-label={label}
      aria-busy={busy || undefined}
      className={clsx(css.grid, css.density[density], css.busy, className)}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}

export function ProductCardSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton shape="tile" />
      <div className={css.bones}>
        <Skeleton lines={3} />
      </div>
    </div>
  );
}

/** The grid's true geometry before its products are there. */
export function ProductGridSkeleton({
  count = 8,
  density = 'default',
}: {
  count?: number;
  density?: ProductGridDensity;
}) {
  return (
    <div aria-busy className={clsx(css.grid, css.density[density])}>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

export interface SectionHeaderProps {
  title: ReactNode;
  level?: HeadingLevel | undefined;
  size?: HeadingSize | undefined;
  description?: ReactNode;
  /** Where there is more of it. */
  href?: string | undefined;
  hrefLabel?: ReactNode;
  actions?: ReactNode;
  id?: string | undefined;
}

export function SectionHeader({
  title,
  level = 2,
  size = 'xl',
  description,
  href,
  hrefLabel,
  actions,
  id,
}: SectionHeaderProps) {
  return (
    <div className={css.sectionHeader}>
      <div className={css.sectionText}>
        <Heading level={level} size={size} id={id}>
          {title}
        </Heading>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {actions}
      {href !== undefined && (
        <Link href={href} className={css.more}>
          {hrefLabel}
          <IconArrowEnd size={16} />
        </Link>
      )}
    </div>
  );
}

export interface ProductRailProps extends SectionHeaderProps {
  /** Product cards. */
  children: ReactNode;
  className?: string | undefined;
}

/** One row of cards that scrolls sideways. */
export function ProductRail({ children, className, ...header }: ProductRailProps) {
  return (
    <section className={className}>
      <SectionHeader {...header} />
      <ul className={css.rail}>
        {Children.map(children, (card) => (
          <li className={css.railItem}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
