'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef, type DragEvent } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { IconUpload } from '../icon/icons.tsx';
import { UploadTile } from './upload-tile.tsx';
import * as css from './upload.css.ts';
import { useFileField } from './use-file-field.tsx';
import type { UploadHandler, UploadItem, UploadPicture } from './use-uploads.ts';

type OwnInputProps = 'defaultValue' | 'max' | 'multiple' | 'onChange' | 'required' | 'type' | 'value';

export interface UploadProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** Uploads a file and resolves to its address. A rejection shows "try again"; `{ refused: reason }` removes the file and shows why. */
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
    tooManyMessage: 'upload.tooMany',
  });
  const { items, announce } = field;
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();

  const moveTo = (item: UploadItem, from: number, to: number, by?: number) => {
    // The button is another element afterwards, so the focus is restored.
    if (by !== undefined) field.refocus(`[data-item="${CSS.escape(item.id)}"] [data-move="${by}"]`);
    field.move(from, to);
    announce(t('upload.moved', { name: item.name, position: to + 1, total: items.length }));
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

  return (
    <Field {...frame} error={frame.error || field.problem} controlId={id} className={className}>
      {(control) => (
        <div ref={field.root} role="presentation" className={css.root} {...field.dropTarget}>
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
                    onRemove={() => field.removeAt(item, index)}
                    onRetry={() => field.retry(item)}
                    {...dragProps(item, index)}
                  />
                ))}
              </ul>
            )}
            <div
              className={css.add}
              data-over={field.over ? '' : undefined}
              data-part="add"
              hidden={field.isFull}
            >
              <IconUpload size={24} />
              <span aria-hidden>{t('upload.choose')}</span>
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
          </div>
          <div className={css.foot}>
            <span>{field.limits}</span>
            {field.count && <span>{field.count}</span>}
          </div>
          {field.output}
        </div>
      )}
    </Field>
  );
});
