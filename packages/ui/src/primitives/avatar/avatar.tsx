import { clsx } from 'clsx';
import { Image } from '../image/image.tsx';
import * as css from './avatar.css.ts';
import type { AvatarSize } from './avatar.variants.ts';

export interface AvatarProps {
  /** Whose it is; the first letter stands in for a missing picture. */
  name: string;
  src?: string | undefined;
  size?: AvatarSize | undefined;
  className?: string | undefined;
}

const pixels: Record<AvatarSize, number> = { sm: 28, md: 44, lg: 72 };

/** Decoration beside a name that is written out. */
export function Avatar({ name, src, size = 'md', className }: AvatarProps) {
  const side = pixels[size];
  return (
    <span aria-hidden className={clsx(css.avatar, css.size[size], className)}>
      {src ? (
        <Image src={src} alt="" width={side} height={side} widths={[side, side * 2]} />
      ) : (
        [...name.trim()][0]
      )}
    </span>
  );
}
