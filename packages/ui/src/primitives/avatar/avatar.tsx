import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Image } from '../image/image.tsx';
import * as css from './avatar.css.ts';
import type { AvatarSize } from './avatar.variants.ts';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The name of the person or store; its first letter replaces a missing picture. */
  name: string;
  /** The address of the picture. */
  src?: string | undefined;
  /** 28, 44 or 72 px. */
  size?: AvatarSize | undefined;
}

const pixels: Record<AvatarSize, number> = { sm: 28, md: 44, lg: 72 };

/** A portrait or a logo: decorative, used beside a visible name. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'md', className, ...rest },
  ref,
) {
  const side = pixels[size];
  return (
    <span ref={ref} aria-hidden {...rest} className={clsx(css.avatar, css.size[size], className)}>
      {src ? (
        <Image src={src} alt="" width={side} height={side} widths={[side, side * 2]} />
      ) : (
        [...name.trim()][0]
      )}
    </span>
  );
});
