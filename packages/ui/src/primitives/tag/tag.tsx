'use client';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { IconClose } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import * as css from './tag.css.ts';

export interface TagProps {
  children: ReactNode;
  /** Makes it a link. */
  href?: string | undefined;
  selected?: boolean | undefined;
  /** Adds a cross; `name` says what it removes. */
  onRemove?: (() => void) | undefined;
  /** The same as a link, for filters that live in the address. */
  removeHref?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

export function Tag({
  children,
  href,
  selected = false,
  onRemove,
  removeHref,
  name = '',
  className,
}: TagProps) {
  const removeLabel = useMessage('action.remove', { name });
  const names = clsx(css.tag, className);
  if (href !== undefined) {
    return (
      <Link href={href} aria-current={selected ? 'true' : undefined} className={names}>
        {children}
      </Link>
    );
  }
  return (
    <span className={names}>
      {children}
      {removeHref !== undefined && (
        <Link href={removeHref} aria-label={removeLabel} className={css.remove}>
          <IconClose size={16} />
        </Link>
      )}
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={onRemove} className={css.remove}>
          <IconClose size={16} />
        </button>
      )}
    </span>
  );
}
