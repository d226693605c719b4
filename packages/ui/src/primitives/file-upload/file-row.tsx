'use client';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconClose, IconRefresh } from '../icon/icons.tsx';
import { Progress } from '../progress/progress.tsx';
import { megabytes } from '../upload/megabytes.ts';
import type { UploadItem } from '../upload/use-uploads.ts';
import { text as textLink } from '../link/link.css.ts';
import * as css from './file-upload.css.ts';

interface FileRowProps {
  item: UploadItem;
  disabled: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** One document with its progress and its actions. */
export function FileRow({ item, disabled, onRemove, onRetry }: FileRowProps) {
  const t = useMessages();
  const { locale } = useLocale();
  const { name, state, progress, file, picture: uploaded } = item;
  return (
    <li data-part="item" data-state={state} data-item={item.id} className={css.file}>
      <span className={css.name}>
        {uploaded ? (
          // Not `Link`: a document is not a page of the router, and leaving the page would lose the form.
          <a href={uploaded.url} target="_blank" rel="noreferrer" className={textLink}>
            {name}
          </a>
        ) : (
          name
        )}
        {file && <span className={css.quiet}> {megabytes(locale, file.size)}</span>}
      </span>
      {!disabled && (
        <IconButton
          size="sm"
          data-part="remove"
          aria-label={t('action.remove', { name })}
          icon={<IconClose size={16} />}
          onClick={onRemove}
        />
      )}
      {state === 'uploading' && (
        <div className={css.wide}>
          <Progress label={t('upload.uploading', { name })} hideLabel value={progress * 100} size="sm" />
        </div>
      )}
      {state === 'failed' && (
        <div className={css.failure}>
          {t('upload.failed', { name })}
          <Button size="sm" data-part="retry" iconStart={<IconRefresh size={16} />} onClick={onRetry}>
            {t('upload.retry', { name })}
          </Button>
        </div>
      )}
    </li>
  );
}
