'use client';
import { clsx } from 'clsx';
import type { ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { IconChevronEnd, IconChevronStart, IconClose, IconRefresh } from '../icon/icons.tsx';
import { Progress } from '../progress/progress.tsx';
import * as css from './upload.css.ts';
import type { UploadItem } from './use-uploads.ts';

interface UploadTileProps extends Omit<ComponentPropsWithoutRef<'li'>, 'children'> {
  item: UploadItem;
  index: number;
  count: number;
  movable: boolean;
  disabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One picture with its upload progress and its actions. */
export function UploadTile({
  item,
  index,
  count,
  movable,
  disabled,
  onMove,
  onRemove,
  onRetry,
  ...rest
}: UploadTileProps) {
  const t = useMessages();
  const { name, state, src, progress } = item;
  const mover = (by: 1 | -1) => {
    const off = index + by < 0 || index + by >= count;
    return (
      <button
        type="button"
        aria-label={t(by < 0 ? 'upload.earlier' : 'upload.later', { name })}
        // Stays focusable at the end, so that the focus is not lost.
        aria-disabled={off || undefined}
        data-move={by}
        onClick={() => {
          if (!off) onMove(index + by);
        }}
        className={css.tool}
      >
        {by < 0 ? <IconChevronStart size={16} /> : <IconChevronEnd size={16} />}
      </button>
    );
  };
  return (
    <li {...rest} data-state={state} data-item={item.id} data-part="item" className={css.tile}>
      <img src={src} alt={name} draggable={false} className={css.picture} />
      {state === 'uploading' && (
        <div className={css.overlay}>
          <Progress label={t('upload.uploading', { name })} hideLabel value={progress * 100} size="sm" />
        </div>
      )}
      {state === 'failed' && (
        <div className={clsx(css.overlay, css.failed)}>
          {t('upload.failed', { name })}
          <button type="button" onClick={onRetry} data-part="retry" className={css.retry}>
            <IconRefresh size={16} />
            {t('upload.retry', { name })}
          </button>
        </div>
      )}
      {state === 'done' && movable && count > 1 && !disabled && (
        <div className={css.tools}>
          {mover(-1)}
          {mover(1)}
        </div>
      )}
      {!disabled && (
        <button
          type="button"
          aria-label={t('action.remove', { name })}
          data-part="remove"
          onClick={onRemove}
          className={clsx(css.tool, css.remove)}
        >
          <IconClose size={16} />
        </button>
      )}
    </li>
  );
}
