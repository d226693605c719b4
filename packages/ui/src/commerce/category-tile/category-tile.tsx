import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Image } from '../../primitives/image/image.tsx';
import type { ImageTile } from '../../primitives/image/image.variants.ts';
import { Link } from '../../primitives/link/link.tsx';
import * as css from './category-tile.css.ts';

export interface CategoryTileProps {
  href: string;
  name: ReactNode;
  /** A picture on its own, placed on the tint; or `whole` with its own ground. */
  image?: string | undefined;
  whole?: boolean | undefined;
  tile?: ImageTile | undefined;
  count?: ReactNode;
  className?: string | undefined;
}

export function CategoryTile({
  href,
  name,
  image,
  whole = false,
  tile = 'plain',
  count,
  className,
}: CategoryTileProps) {
  return (
    <Link href={href} className={clsx(css.tile, className)}>
      <span className={clsx(css.frame, css.tint[tile])}>
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
        {name}
        {count && <span className={css.count}>{count}</span>}
      </span>
    </Link>
  );
}
