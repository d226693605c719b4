'use client';
import { formatNumber } from '@marketfront/i18n/format';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { IconUpload } from '../icon/icons.tsx';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { checkFiles, kindNames } from '../upload/file-checks.ts';
import { megabytes } from '../upload/megabytes.ts';
import { useDropTarget } from '../upload/use-drop-target.ts';
import { useRefocus } from '../upload/use-refocus.ts';
import { useUploads, type UploadHandler, type UploadItem } from '../upload/use-uploads.ts';
import * as css from './file-upload.css.ts';
import { FileRow } from './file-row.tsx';

/** An uploaded document. */
export interface UploadedFile {
  /** The submitted value. */
  url: string;
  name?: string | undefined;
}

type OwnInputProps = 'defaultValue' | 'max' | 'multiple' | 'onChange' | 'required' | 'type' | 'value';

export interface FileUploadProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** Uploads a file and resolves to its address. A rejection shows "try again". */
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
const removeOf = (id: string) => `[data-item="${CSS.escape(id)}"] [data-part="remove"]`;

/**
 * Uploads documents, chosen or dropped, as a list with progress. A form submits their addresses under `name`; without
 * script it submits the files. For pictures use `Upload`. `ref` and props go to the input, `className` to the frame.
 */
export const FileUpload = forwardRef<HTMLInputElement, FileUploadProps>(function FileUpload(props, ref) {
  const t = useMessages();
  const { locale } = useLocale();
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
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(ref, field);
  const hydrated = useHydrated();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const { items, add, retry, remove, reset } = useUploads({
    value,
    defaultValue,
    onChange,
    onUpload,
    onDone: (item) => setAnnouncement(t('upload.done', { name: item.name })),
    onFailed: (item) => setAnnouncement(t('upload.failed', { name: item.name })),
  });
  useFormReset(root, () => {
    setProblems([]);
    reset();
  });
  // A removed row takes the focus with it.
  const refocus = useRefocus(root);

  const kinds = kindNames(accept);
  const size = megabytes(locale, maxBytes);
  const take = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    const { good, problems: found } = checkFiles([...files], { accept, maxBytes, room: max - items.length });
    const texts = found.map(({ problem, name: file }) => {
      if (problem === 'tooMany') return t('fileUpload.tooMany', { count: max });
      if (problem === 'tooLarge') return t('upload.tooLarge', { name: file, size });
      return t('upload.wrongType', { name: file, types: kinds });
    });
    setProblems(texts);
    setAnnouncement(texts.join(' '));
    if (good.length > 0) add(good);
  };
  const removeAt = (item: UploadItem, index: number) => {
    const next = items[index + 1] ?? items[index - 1];
    refocus.current = next ? removeOf(next.id) : 'input[type="file"]';
    setProblems([]);
    remove(item);
    setAnnouncement(t('upload.removed', { name: item.name }));
  };
  const [over, dropTarget] = useDropTarget(disabled, take);

  return (
    <Field {...frame} error={frame.error || problems.join(' ')} controlId={id} className={className}>
      {(control) => (
        <div ref={root} className={css.root}>
          {/* Dropping is a shortcut for the input in it. */}
          <div
            role="presentation"
            data-part="drop"
            data-over={over ? '' : undefined}
            hidden={items.length >= max}
            {...dropTarget}
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
              ref={inputRef}
              type="file"
              accept={accept}
              multiple={max > 1}
              disabled={disabled}
              form={form}
              // Without script the files are submitted with the form.
              name={hydrated ? undefined : name}
              required={control.required && items.length === 0}
              onChange={(event) => {
                take(event.currentTarget.files);
                // Allows choosing the same file again.
                event.currentTarget.value = '';
              }}
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
                  onRemove={() => removeAt(item, index)}
                  onRetry={() => retry(item)}
                />
              ))}
            </ul>
          )}
          <div className={css.quiet}>
            {t('upload.limits', { types: kinds, size })}
            {max > 1 &&
              ` · ${t('upload.count', { count: formatNumber(locale, items.length), max: formatNumber(locale, max) })}`}
          </div>
          {items.map(
            ({ picture: uploaded, id: key }) =>
              uploaded && (
                <input
                  key={key}
                  type="hidden"
                  name={name}
                  form={form}
                  value={uploaded.url}
                  disabled={disabled}
                />
              ),
          )}
          <output className={visuallyHidden}>{announcement}</output>
        </div>
      )}
    </Field>
  );
});
