'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { IconUpload } from '../icon/icons.tsx';
import { useFileField } from '../upload/use-file-field.tsx';
import type { UploadHandler } from '../upload/use-uploads.ts';
import * as css from './file-upload.css.ts';
import { FileRow } from './file-row.tsx';

/** An uploaded document. */
export interface UploadedFile {
  /** The submitted value. */
  url: string;
  /** The name of the file; by default the last part of the address. */
  name?: string | undefined;
}

type OwnInputProps = 'defaultValue' | 'max' | 'multiple' | 'onChange' | 'required' | 'type' | 'value';

export interface FileUploadProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** Uploads a file and resolves to its address. A rejection shows "try again"; `{ refused: reason }` removes the file and shows why. */
  onUpload: UploadHandler;
  /** The uploaded files, in order. */
  value?: readonly UploadedFile[] | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: readonly UploadedFile[] | undefined;
  /** Called when the value changes. */
  onChange?: ((change: { value: readonly UploadedFile[] }) => void) | undefined;
  /** The maximum number of files. */
  max?: number | undefined;
  /** The maximum size of a file, in bytes. */
  maxBytes?: number | undefined;
  /** The accepted kinds of files, as in HTML. */
  accept?: string | undefined;
}

const none: readonly UploadedFile[] = [];

/**
 * Uploads documents, chosen or dropped, as a list with progress. A form submits their addresses under `name`; without
 * script it submits the files. For pictures use `Upload`. `ref` and props go to the input, `className` to the frame.
 */
export const FileUpload = forwardRef<HTMLInputElement, FileUploadProps>(function FileUpload(props, ref) {
  const t = useMessages();
  const [frame, own] = splitFieldProps(props);
  const {
    id,
    className,
    name,
    form,
    disabled = false,
    onUpload,
    value,
    defaultValue = none,
    onChange,
    max = 5,
    maxBytes = 10_000_000,
    accept = '.pdf,.doc,.docx,.xls,.xlsx',
    ...input
  } = own;
  const field = useFileField({
    ref,
    name,
    form,
    disabled,
    onUpload,
    value,
    defaultValue,
    onChange,
    max,
    maxBytes,
    accept,
    tooManyMessage: 'fileUpload.tooMany',
  });
  const { items } = field;

  return (
    <Field {...frame} error={frame.error || field.problem} controlId={id} className={className}>
      {(control) => (
        <div ref={field.root} className={css.root}>
          {/* Dropping is a shortcut for the input in it. */}
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
              {...input}
              {...control}
              {...field.inputProps}
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
