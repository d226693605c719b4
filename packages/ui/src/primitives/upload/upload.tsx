'use client';
import { formatNumber } from '@marketfront/i18n/format';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef, type DragEvent } from 'react';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { IconUpload } from '../icon/icons.tsx';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { checkFiles, kindNames } from './file-checks.ts';
import { megabytes } from './megabytes.ts';
import { UploadTile } from './upload-tile.tsx';
import * as css from './upload.css.ts';
import { useDropTarget } from './use-drop-target.ts';
import { useRefocus } from './use-refocus.ts';
import { useUploads, type UploadHandler, type UploadItem, type UploadPicture } from './use-uploads.ts';

type OwnInputProps = 'defaultValue' | 'max' | 'multiple' | 'onChange' | 'required' | 'type' | 'value';

export interface UploadProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** Uploads a file and resolves to its address. A rejection shows "try again". */
  onUpload: UploadHandler;
  /** The uploaded pictures, in order. */
  value?: readonly UploadPicture[] | undefined;
  /** The pictures uploaded before. */
  defaultValue?: readonly UploadPicture[] | undefined;
  /** Called with all uploaded pictures after each change. */
  onChange?: ((change: { value: readonly UploadPicture[] }) => void) | undefined;
  /** The maximum number of pictures. */
  max?: number | undefined;
  /** The maximum size of a file, in bytes. */
  maxBytes?: number | undefined;
  /** The accepted kinds of files, as in HTML. */
  accept?: string | undefined;
  /** Pictures can be reordered. */
  movable?: boolean | undefined;
}

const none: readonly UploadPicture[] = [];

/**
 * Uploads pictures, chosen or dropped, each with its progress. A form submits their addresses under `name`; without
 * script it submits the files. `ref` and props go to the input, `className` to the frame.
 */
export const Upload = forwardRef<HTMLInputElement, UploadProps>(function Upload(props, ref) {
  const t = useMessages();
  const { locale } = useLocale();
  const [frame, own] = splitFieldProps(props);
  const {
    id,
    className,
    name,
    form,
    onUpload,
    value,
    defaultValue = none,
    onChange,
    max = 9,
    maxBytes = 5_000_000,
    accept = 'image/jpeg,image/png,image/webp',
    movable = true,
    disabled = false,
    ...input
  } = own;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(ref, field);
  const hydrated = useHydrated();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  const { items, add, retry, remove, move, reset } = useUploads({
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

  // After a move the button is another element, so the focus is restored.
  const refocus = useRefocus(root);

  const kinds = kindNames(accept);
  const size = megabytes(locale, maxBytes);
  const take = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    const { good, problems: found } = checkFiles([...files], { accept, maxBytes, room: max - items.length });
    const texts = found.map(({ problem, name: file }) => {
      if (problem === 'tooMany') return t('upload.tooMany', { count: max });
      if (problem === 'tooLarge') return t('upload.tooLarge', { name: file, size });
      return t('upload.wrongType', { name: file, types: kinds });
    });
    setProblems(texts);
    setAnnouncement(texts.join(' '));
    if (good.length > 0) add(good);
  };
  const moveTo = (item: UploadItem, from: number, to: number, by?: number) => {
    if (by !== undefined) refocus.current = `[data-item="${CSS.escape(item.id)}"] [data-move="${by}"]`;
    move(from, to);
    setAnnouncement(t('upload.moved', { name: item.name, position: to + 1, total: items.length }));
  };
  const removeAt = (item: UploadItem, index: number) => {
    const next = items[index + 1] ?? items[index - 1];
    refocus.current = next
      ? `[data-item="${CSS.escape(next.id)}"] [data-part="remove"]`
      : 'input[type="file"]';
    setProblems([]);
    remove(item);
    setAnnouncement(t('upload.removed', { name: item.name }));
  };
  const dragProps = (item: UploadItem, index: number) => {
    if (!movable || disabled || item.state !== 'done') return {};
    return {
      draggable: true,
      'data-dragged': dragged === index ? '' : undefined,
      'data-target': target === index && dragged !== index ? '' : undefined,
      onDragStart: (event: DragEvent) => {
        setDragged(index);
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        const moved = dragged === undefined ? undefined : items[dragged];
        if (dragged === undefined || !moved) return;
        event.preventDefault();
        event.stopPropagation();
        if (dragged !== index) moveTo(moved, dragged, index);
        setDragged(undefined);
        setTarget(undefined);
      },
      onDragEnd: () => {
        setDragged(undefined);
        setTarget(undefined);
      },
    };
  };
  const [over, dropTarget] = useDropTarget(disabled, take);
  const full = items.length >= max;

  return (
    <Field {...frame} error={frame.error || problems.join(' ')} controlId={id} className={className}>
      {(control) => (
        <div ref={root} role="presentation" className={css.root} {...dropTarget}>
          <div className={css.grid}>
            {items.length > 0 && (
              <ul aria-label={t('upload.chosen')} className={css.list}>
                {items.map((item, index) => (
                  <UploadTile
                    key={item.id}
                    item={item}
                    index={index}
                    count={items.length}
                    movable={movable}
                    disabled={disabled}
                    onMove={(to) => moveTo(item, index, to, to - index)}
                    onRemove={() => removeAt(item, index)}
                    onRetry={() => retry(item)}
                    {...dragProps(item, index)}
                  />
                ))}
              </ul>
            )}
            <div className={css.add} data-over={over ? '' : undefined} data-part="add" hidden={full}>
              <IconUpload size={24} />
              <span aria-hidden>{t('upload.choose')}</span>
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
          </div>
          <div className={css.foot}>
            <span>{t('upload.limits', { types: kinds, size })}</span>
            {max > 1 && (
              <span>
                {t('upload.count', {
                  count: formatNumber(locale, items.length),
                  max: formatNumber(locale, max),
                })}
              </span>
            )}
          </div>
          {items.map(
            ({ picture, id: key }) =>
              picture && (
                <input
                  key={key}
                  type="hidden"
                  name={name}
                  form={form}
                  value={picture.url}
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
