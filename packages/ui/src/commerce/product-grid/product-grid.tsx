import { clsx } from 'clsx';
import { Children, forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconArrowEnd } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import type { HeadingLevel, HeadingSize } from '../../primitives/text/text.variants.ts';
import * as css from './product-grid.css.ts';

export const productGridDensities = ['default', 'compact', 'roomy', 'list'] as const;
export type ProductGridDensity = (typeof productGridDensities)[number];

export interface ProductGridProps extends ComponentPropsWithoutRef<'ul'> {
  /**
   * Four, five or three cards per row at 1280 px, two on a phone; `list` has two, or one on a phone, with the text
   * beside the picture.
   */
  density?: ProductGridDensity | undefined;
  /** Whether new results are being loaded: fades the current ones. */
  busy?: boolean | undefined;
  /** The name of the list. */
  label?: string | undefined;
}

/** Product cards in a grid; a list, so that screen readers announce its length. */
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
        <li className={css.gridItem}>{card}</li>
      ))}
    </ul>
  );
});

export interface ProductCardSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/** The placeholder of one card. */
export const ProductCardSkeleton = forwardRef<HTMLDivElement, ProductCardSkeletonProps>(
  function ProductCardSkeleton(props, ref) {
    return (
      <div ref={ref} aria-hidden {...props}>
        <Skeleton shape="tile" />
        <div className={css.skeleton}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    );
  },
);

export interface ProductGridSkeletonProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The number of placeholder cards. */
  count?: number | undefined;
  /** The density of the grid that it stands in for. */
  density?: ProductGridDensity | undefined;
}

/** A placeholder with the same geometry as the grid. */
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
  /** The heading of the section. */
  title: ReactNode;
  /** The heading level. */
  level?: HeadingLevel | undefined;
  /** The visual size of the title. */
  size?: HeadingSize | undefined;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** The address of a page with more. */
  href?: string | undefined;
  /** The label of that link. */
  hrefLabel?: ReactNode;
  /** Content between the title and the link. */
  actions?: ReactNode;
  /** The id of the title, for a section that it labels. */
  titleId?: string | undefined;
}

/** The title of a section, with a link to more. */
export const SectionHeader = forwardRef<HTMLDivElement, SectionHeaderProps>(function SectionHeader(
  { title, level = 2, size = 'xl', description, href, hrefLabel, actions, titleId, className, ...rest },
  ref,
) {
  const heading = (
    <Heading level={level} size={size} id={titleId} data-part="title">
      {title}
    </Heading>
  );
  return (
    <div ref={ref} {...rest} className={clsx(css.sectionHeader, className)}>
      {description ? (
        <div className={css.sectionText}>
          {heading}
          <p className={css.description}>{description}</p>
        </div>
      ) : (
        heading
      )}
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

/** One row of cards that scrolls horizontally. */
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
