'use client';
import { clsx } from 'clsx';
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import * as css from './qr-code.css.ts';
import type { QrCodeLevel, QrCodeSize } from './qr-code.variants.ts';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The encoded text, usually an address. */
  value: string;
  /** The accessible name, which describes the effect of scanning the code. */
  title: string;
  /** The error correction level. With a logo it is always `high`. */
  level?: QrCodeLevel | undefined;
  /** The width: 128, 192 or 256 px. */
  size?: QrCodeSize | undefined;
  /** The address of a square picture in the centre. */
  logo?: string | undefined;
}

// ISO 18004 requires a quiet zone of four modules.
const quiet = 4;

/** A QR code as SVG, rendered on the server too. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode(
  { value, title, level = 'medium', size = 'md', logo, className, ...rest },
  ref,
) {
  const strength = logo === undefined ? level : 'high';
  const { path, side } = useMemo(() => qrPath(value, strength), [value, strength]);
  // An odd number of modules, a fifth of the side: well below the part that `high` can correct.
  const hole = 2 * Math.round(side / 10) + 1;
  const start = (side - hole) / 2;
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={title}
      viewBox={`${-quiet} ${-quiet} ${side + 2 * quiet} ${side + 2 * quiet}`}
      shapeRendering="crispEdges"
      {...rest}
      className={clsx(css.code, css.size[size], className)}
    >
      <path d={path} />
      {logo !== undefined && (
        <>
          <rect x={start - 1} y={start - 1} width={hole + 2} height={hole + 2} className={css.ground} />
          <image href={logo} x={start} y={start} width={hole} height={hole} data-part="logo" />
        </>
      )}
    </svg>
  );
});
