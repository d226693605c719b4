'use client';
import { formatNumber } from '@marketfront/i18n/format';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
} from 'react';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { splitFieldProps, type FieldProps } from '../field/field.tsx';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { checkFiles, kindNames } from './file-checks.ts';
import { megabytes } from './megabytes.ts';
import { useDropTarget } from './use-drop-target.ts';
import { useHeldForm } from './use-held-form.ts';
import { useRefocus } from './use-refocus.ts';
import { useUploads, type UploadHandler, type UploadItem, type UploadPicture } from './use-uploads.ts';

type OwnInputProps = 'defaultValue' | 'max' | 'multiple' | 'onChange' | 'required' | 'type' | 'value';

/** The common props of the file fields. */
export interface FileFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /**
   * Uploads a file and resolves to its address. A rejection shows "try again"; `{ refused: reason }` removes the file
   * and shows the reason.
   */
  onUpload: UploadHandler;
  /** The uploaded files, in order. */
  value?: readonly UploadPicture[] | undefined;
  /** The initial files, which are already uploaded. */
  defaultValue?: readonly UploadPicture[] | undefined;
  /** Called with all uploaded files after each change. */
  onChange?: ((change: { value: readonly UploadPicture[] }) => void) | undefined;
  /** The maximum number of files. */
  max?: number | undefined;
  /** The maximum size of a file, in bytes. */
  maxBytes?: number | undefined;
  /** The accepted kinds of files, as in the HTML attribute `accept`. */
  accept?: string | undefined;
}

interface FileFieldDefaults {
  max: number;
  maxBytes: number;
  accept: string;
  tooManyMessage: 'upload.tooMany' | 'fileUpload.tooMany';
}

const none: readonly UploadPicture[] = [];

/**
 * The common behaviour of the file fields: they check the chosen and dropped files, report problems and results, keep
 * the focus when a file is removed, and submit the addresses of the uploaded files.
 */
export function useFileField<Props extends FileFieldProps>(
  props: Props,
  ref: ForwardedRef<HTMLInputElement>,
  defaults: FileFieldDefaults,
) {
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
    max = defaults.max,
    maxBytes = defaults.maxBytes,
    accept = defaults.accept,
    disabled = false,
    ...input
  } = own;
  const t = useMessages();
  const { locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [announcement, announce] = useState('');
  const refocus = useRefocus(root);
  const { items, add, retry, remove, move, reset } = useUploads({
    value,
    defaultValue,
    onChange,
    onUpload,
    onDone: (item) => announce(t('upload.done', { name: item.name })),
    onFailed: (item) => announce(t('upload.failed', { name: item.name })),
    onRefused: ({ id }, reason) => {
      if (root.current?.querySelector(`[data-item="${CSS.escape(id)}"]:focus-within`))
        refocus('input[type="file"]');
      setProblems((found) => [...found, reason]);
      announce(reason);
    },
  });
  useFormReset(root, () => {
    setProblems([]);
    reset();
  });

  const types = kindNames(accept);
  const size = megabytes(locale, maxBytes);
  const take = (files: FileList | null) => {
    if (!files || files.length === 0) return;
    const { good, problems: found } = checkFiles([...files], { accept, maxBytes, room: max - items.length });
    const texts = found.map(({ problem, name: file }) => {
      if (problem === 'tooMany') return t(defaults.tooManyMessage, { count: max });
      if (problem === 'tooLarge') return t('upload.tooLarge', { name: file, size });
      return t('upload.wrongType', { name: file, types });
    });
    setProblems(texts);
    announce(texts.join(' '));
    if (good.length > 0) add(good);
  };
  const [over, dropTarget] = useDropTarget(disabled, take);

  useHeldForm(root, items, (item) => {
    const text = t('upload.failed', { name: item.name });
    setProblems([text]);
    announce(text);
    const tile = root.current?.querySelector(`[data-item="${CSS.escape(item.id)}"]`);
    tile?.querySelector<HTMLElement>('[data-part="retry"]')?.focus();
  });

  const takeFrom = (input: HTMLInputElement) => {
    take(input.files);
    // Allows choosing the same file again.
    input.value = '';
  };
  const tookEarly = useRef(false);
  useEffect(() => {
    if (tookEarly.current) return;
    tookEarly.current = true;
    // Takes files that were chosen before the code of the field was loaded.
    const input = root.current?.querySelector<HTMLInputElement>('input[type="file"]');
    if (input?.files?.length) takeFrom(input);
  });

  return {
    root,
    items,
    move,
    retry,
    announce,
    /** Moves the focus after the next render, to the element that matches the selector. */
    refocus,
    /** Removes a file; the focus moves to its neighbour. */
    removeAt: (item: UploadItem, index: number) => {
      const next = items[index + 1] ?? items[index - 1];
      refocus(next ? `[data-item="${CSS.escape(next.id)}"] [data-part="remove"]` : 'input[type="file"]');
      setProblems([]);
      remove(item);
      announce(t('upload.removed', { name: item.name }));
    },
    /** Whether files are dragged over the drop target. */
    over,
    dropTarget,
    isFull: items.length >= max,
    disabled,
    /** The props of the frame around the field. */
    frame: { ...frame, error: frame.error || problems.join(' '), controlId: id, className },
    /** The accepted kinds and sizes, as text. */
    limits: t('upload.limits', { types, size }),
    /** The number of chosen files and of allowed files, as text. */
    count:
      max > 1 &&
      t('upload.count', { count: formatNumber(locale, items.length), max: formatNumber(locale, max) }),
    /** The props of the input, including the caller's own. */
    inputProps: {
      ...input,
      ref,
      type: 'file',
      accept,
      multiple: max > 1,
      disabled,
      form,
      // Without script the files are submitted with the form.
      name: hydrated ? undefined : name,
      onChange: (event: ChangeEvent<HTMLInputElement>) => takeFrom(event.currentTarget),
    },
    /** The hidden inputs of the form and the announcements for screen readers. */
    output: (
      <>
        {items.map(
          ({ picture: uploaded, id }) =>
            uploaded && (
              <input
                key={id}
                type="hidden"
                name={name}
                form={form}
                value={uploaded.url}
                disabled={disabled}
              />
            ),
        )}
        <output className={visuallyHidden}>{announcement}</output>
      </>
    ),
  };
}
