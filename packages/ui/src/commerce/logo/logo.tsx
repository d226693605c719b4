import { clsx } from 'clsx';
import * as css from './logo.css.ts';

/** An arcade of two arches under one roof: a market hall, and an m. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx(css.mark, className)}>
      <path
        fillRule="evenodd"
        d="M4 2h24a4 4 0 0 1 4 4v22a2 2 0 0 1-2 2h-3.5V17.5a4.25 4.25 0 0 0-8.5 0V30h-4V17.5a4.25 4.25 0 0 0-8.5 0V30H2a2 2 0 0 1-2-2V6a4 4 0 0 1 4-4"
      />
    </svg>
  );
}

export interface LogoProps {
  /** Name of the site, from the server. */
  name: string;
  /** The site's own picture instead of our mark. */
  src?: string | undefined;
  className?: string | undefined;
}

export function Logo({ name, src, className }: LogoProps) {
  return (
    <span className={clsx(css.logo, className)}>
      {src ? <img src={src} alt="" height={32} className={css.picture} /> : <LogoMark />}
      <span className={css.name}>{name}</span>
    </span>
  );
}
