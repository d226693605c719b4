'use client';
import { clsx } from 'clsx';
import { Children, forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { IconClose } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import * as css from './tag.css.ts';

export interface TagProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The address of a link. */
  href?: string | undefined;
  /** Whether it is the current filter or page. */
  selected?: boolean | undefined;
  /** Adds a remove button; `name` completes its accessible name. */
  onRemove?: (() => void) | undefined;
  /** Adds a remove link, for filters in the address. */
  removeHref?: string | undefined;
  /** The name of the filter or choice; names the remove button. */
  name?: string | undefined;
}

/** A short label of a filter or a choice, which can be a link or removable. */
export const Tag = forwardRef<HTMLAnchorElement, TagProps>(function Tag(
  { href, selected = false, onRemove, removeHref, name = '', className, children, ...rest },
  ref,
) {
  const removeLabel = useMessage('action.remove', { name });
  const names = clsx(css.tag, className);
  const content = Children.map(children, (child) =>
    typeof child === 'string' ? <span className={css.text}>{child}</span> : child,
  );
  if (href !== undefined) {
    return (
      <Link ref={ref} aria-current={selected ? 'true' : undefined} {...rest} href={href} className={names}>
        {content}
      </Link>
    );
  }
  return (
    <span ref={ref} {...rest} className={names}>
      {content}
      {removeHref !== undefined && (
        <Link href={removeHref} data-part="remove" aria-label={removeLabel} className={css.remove}>
          <IconClose size={16} />
        </Link>
      )}
      {onRemove && (
        <button
          type="button"
          data-part="remove"
          aria-label={removeLabel}
          onClick={onRemove}
          className={css.remove}
        >
          <IconClose size={16} />
        </button>
      )}
    </span>
  );
});
