'use client';
import { forwardRef, useState, type DragEvent } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { Field } from '../field/field.tsx';
import { IconUpload } from '../icon/icons.tsx';
import { UploadTile } from './upload-tile.tsx';
import * as css from './upload.css.ts';
import { useFileField, type FileFieldProps } from './use-file-field.tsx';
import type { UploadItem } from './use-uploads.ts';

export interface UploadProps extends FileFieldProps {
  /** Whether pictures can be reordered. */
  movable?: boolean | undefined;
}

/**
 * Uploads chosen or dropped pictures and shows the progress of each. A form submits their addresses under `name`;
 * without script it submits the files. `ref` and props go to the input, `className` to the frame.
 */
export const Upload = forwardRef<HTMLInputElement, UploadProps>(function Upload(
  { movable = true, ...props },
  ref,
) {
  const t = useMessages();
  const field = useFileField(props, ref, {
    max: 9,
    maxBytes: 5_000_000,
    accept: 'image/jpeg,image/png,image/webp',
    tooManyMessage: 'upload.tooMany',
  });
  const { items, announce, disabled } = field;
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
    <Field {...field.frame}>
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
                {...field.inputProps}
                {...control}
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
