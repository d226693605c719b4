'use client';
import { forwardRef } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { Field } from '../field/field.tsx';
import { IconUpload } from '../icon/icons.tsx';
import { useFileField, type FileFieldProps } from '../upload/use-file-field.tsx';
import type { UploadPicture } from '../upload/use-uploads.ts';
import * as css from './file-upload.css.ts';
import { FileRow } from './file-row.tsx';

/** An uploaded document. */
export type UploadedFile = UploadPicture;

export type FileUploadProps = FileFieldProps;

/**
 * Uploads chosen or dropped documents and lists them with their progress. A form submits their addresses under `name`;
 * without script it submits the files. For pictures use `Upload`. `ref` and props go to the input, `className` to the
 * frame.
 */
export const FileUpload = forwardRef<HTMLInputElement, FileUploadProps>(function FileUpload(props, ref) {
  const t = useMessages();
  const field = useFileField(props, ref, {
    max: 5,
    maxBytes: 10_000_000,
    accept: '.pdf,.doc,.docx,.xls,.xlsx',
    tooManyMessage: 'fileUpload.tooMany',
  });
  const { items, disabled } = field;

  return (
    <Field {...field.frame}>
      {(control) => (
        <div ref={field.root} className={css.root}>
          {/* Dropping files is a shortcut for the input inside. */}
          <div
            role="presentation"
            data-part="drop"
            data-over={field.over ? '' : undefined}
            hidden={field.isFull}
            {...field.dropTarget}
            className={css.drop}
          >
            <IconUpload size={24} />
            <span aria-hidden>{t('fileUpload.choose')}</span>
            <span aria-hidden className={css.quiet}>
              {t('upload.drop')}
            </span>
            <input
              data-part="input"
              {...field.inputProps}
              {...control}
              required={control.required && items.length === 0}
              className={css.input}
            />
          </div>
          {items.length > 0 && (
            <ul aria-label={t('fileUpload.chosen')} data-part="list" className={css.list}>
              {items.map((item, index) => (
                <FileRow
                  key={item.id}
                  item={item}
                  disabled={disabled}
                  onRemove={() => field.removeAt(item, index)}
                  onRetry={() => field.retry(item)}
                />
              ))}
            </ul>
          )}
          <div className={css.quiet}>
            {field.limits}
            {field.count && ` · ${field.count}`}
          </div>
          {field.output}
        </div>
      )}
    </Field>
  );
});
