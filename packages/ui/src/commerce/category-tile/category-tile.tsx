import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import { Image } from '../../primitives/image/image.tsx';
import type { ImageTile } from '../../primitives/image/image.variants.ts';
import { Link, type LinkProps } from '../../primitives/link/link.tsx';
import * as css from './category-tile.css.ts';

export interface CategoryTileProps extends Omit<LinkProps, 'tone' | 'children'> {
  /** The name of the category. */
  name: ReactNode;
  /** The address of a picture that is shown on the background. */
  image?: string | undefined;
  /** Whether the picture has its own background and fills the tile. */
  whole?: boolean | undefined;
  /** The background of the tile. */
  tile?: ImageTile | undefined;
  /** The number of products, as text. */
  count?: ReactNode;
}

/** A link to a category with its picture and name. */
export const CategoryTile = forwardRef<HTMLAnchorElement, CategoryTileProps>(function CategoryTile(
  { name, image, whole = false, tile = 'plain', count, className, ...rest },
  ref,
) {
  return (
    <Link ref={ref} {...rest} className={clsx(css.tile, className)}>
      <span data-part="frame" className={clsx(css.frame, css.tint[tile])}>
        {image && (
          <Image
            src={image}
            alt=""
            tile="none"
            fit="contain"
            width={whole ? 200 : 116}
            height={whole ? 200 : 116}
            widths={[120, 240, 400]}
            className={clsx(css.picture, whole && css.whole)}
          />
        )}
      </span>
      <span>
        <span className={css.name}>{name}</span>
        {count && (
          <span data-part="count" className={css.count}>
            {count}
          </span>
        )}
      </span>
    </Link>
  );
});
