import { clsx } from 'clsx';
import { Children, forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconArrowEnd } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import type { HeadingLevel, HeadingSize } from '../../primitives/text/text.variants.ts';
import * as css from './product-grid.css.ts';

export const productGridDensities = ['default', 'compact', 'roomy'] as const;
export type ProductGridDensity = (typeof productGridDensities)[number];

export interface ProductGridProps extends ComponentPropsWithoutRef<'ul'> {
  /** Four to a row at 1280, or five, or three. Two on a phone. */
  density?: ProductGridDensity | undefined;
  /** New results are on their way: dims what is there. */
  busy?: boolean | undefined;
  /** Name of the list. */
  label?: string | undefined;
}

/** Product cards, as many to a row as fit: a list, so its length is spoken. */
export const ProductGrid = forwardRef<HTMLUListElement, ProductGridProps>(function ProductGrid(
  { density = 'default', busy = false, label, className, children, ...rest },
  ref,
) {
  return (
    <ul
      ref={ref}
      aria-label={label}
      aria-busy={busy || undefined}
      {...rest}
      className={clsx(css.grid, css.density[density], css.busy, className)}
    >
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
});

export interface ProductCardSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/** The place of one card. */
export const ProductCardSkeleton = forwardRef<HTMLDivElement, ProductCardSkeletonProps>(
  function ProductCardSkeleton(props, ref) {
    return (
      <div ref={ref} aria-hidden {...props}>
        <Skeleton shape="tile" />
        <div className={css.bones}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    );
  },
);

export interface ProductGridSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** How many cards it stands for. */
  count?: number | undefined;
  density?: ProductGridDensity | undefined;
}

/** The grid's true geometry before its products are there. */
export const ProductGridSkeleton = forwardRef<HTMLDivElement, ProductGridSkeletonProps>(
  function ProductGridSkeleton({ count = 8, density = 'default', className, ...rest }, ref) {
    return (
      <div ref={ref} aria-busy {...rest} className={clsx(css.grid, css.density[density], className)}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    );
  },
);

export interface SectionHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  /** Place of the title in the outline of the page. */
  level?: HeadingLevel | undefined;
  /** Look of the title. */
  size?: HeadingSize | undefined;
  description?: ReactNode;
  /** Where there is more of it. */
  href?: string | undefined;
  /** Words of that link. */
  hrefLabel?: ReactNode;
  /** Between the title and the link. */
  actions?: ReactNode;
  /** Id of the title, for a section that it names. */
  titleId?: string | undefined;
}

/** Title of a part of the page, with a way to more of it. */
export const SectionHeader = forwardRef<HTMLDivElement, SectionHeaderProps>(function SectionHeader(
  { title, level = 2, size = 'xl', description, href, hrefLabel, actions, titleId, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={clsx(css.sectionHeader, className)}>
      <div className={css.sectionText}>
        <Heading level={level} size={size} id={titleId} data-part="title">
          {title}
        </Heading>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {actions}
      {href !== undefined && (
        <Link href={href} data-part="more" className={css.more}>
          {hrefLabel}
          <IconArrowEnd size={16} />
        </Link>
      )}
    </div>
  );
});

export interface ProductRailProps
  extends Omit<ComponentPropsWithoutRef<'section'>, 'title'>,
    Pick<
      SectionHeaderProps,
      'title' | 'level' | 'size' | 'description' | 'href' | 'hrefLabel' | 'actions' | 'titleId'
    > {}

/** One row of cards that scrolls sideways. */
export const ProductRail = forwardRef<HTMLElement, ProductRailProps>(function ProductRail(
  { title, level, size, description, href, hrefLabel, actions, titleId, children, ...rest },
  ref,
) {
  const header = { title, level, size, description, href, hrefLabel, actions, titleId };
  return (
    <section ref={ref} {...rest}>
      <SectionHeader {...header} />
      <ul data-part="track" className={css.rail}>
        {Children.map(children, (card) => (
          <li className={css.railItem}>{card}</li>
        ))}
      </ul>
    </section>
  );
});
