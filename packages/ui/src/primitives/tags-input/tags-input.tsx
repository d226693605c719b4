'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { Tag } from '../tag/tag.tsx';
import { entriesOf, separator, withEntries } from './split-tags.ts';
import * as css from './tags-input.css.ts';

type OwnInputProps = 'children' | 'defaultValue' | 'max' | 'onChange' | 'required' | 'type' | 'value';

export interface TagsInputProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** The entries, controlled. */
  value?: readonly string[] | undefined;
  /** The initial entries. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all entries when one is added or removed. */
  onChange?: ((change: { value: readonly string[] }) => void) | undefined;
  /** The maximum number of entries. */
  max?: number | undefined;
  /** Returns the error message for a refused entry; `undefined` for an accepted one. */
  validate?: ((entry: string) => string | undefined) | undefined;
}

const none: readonly string[] = [];

/**
 * A list of short texts that the user enters, such as the keywords of a product: Enter or a comma adds the typed text,
 * a pasted list is split. A form submits each entry under `name`; without script it submits one text with commas. `ref`
 * and props go to the input, `className` to the frame.
 */
export const TagsInput = forwardRef<HTMLInputElement, TagsInputProps>(function TagsInput(props, ref) {
  const t = useMessages();
  const [frame, own] = splitFieldProps(props);
  const {
    id,
    className,
    name,
    value: prop,
    defaultValue = none,
    onChange,
    max = Number.POSITIVE_INFINITY,
    validate,
    ...input
  } = own;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const [tags, setTags] = useControllableState<readonly string[]>({
    prop,
    defaultProp: defaultValue,
    onChange: (next) => onChange?.({ value: next }),
  });
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [announced, setAnnounced] = useState('');
  const isLocked = Boolean(input.disabled || input.readOnly);
  // Blocks the submission while the input contains text that is not an entry.
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);
  useFormReset(root, () => {
    setText('');
    setProblem(undefined);
    setTags(defaultValue);
  });

  /** Adds entries up to the first refused one, which stays in the input as text. */
  const add = (entries: readonly string[]) => {
    const refused = entries.findIndex(
      (entry, index) =>
        validate?.(entry) !== undefined || withEntries(tags, entries.slice(0, index + 1)).length > max,
    );
    const accepted = refused < 0 ? entries : entries.slice(0, refused);
    const next = withEntries(tags, accepted);
    const rest = refused < 0 ? none : entries.slice(refused);
    setText(rest.join(', '));
    setProblem(
      rest[0] === undefined ? undefined : (validate?.(rest[0]) ?? t('tagsInput.max', { count: max })),
    );
    const added = next.slice(tags.length);
    if (added.length === 0) return;
    setTags(next);
    setAnnounced(t('tagsInput.added', { name: added.join(', ') }));
  };
  const adoptEarly = useRef(() => {
    const early = entriesOf(field.current?.value ?? '');
    if (early.length > 0) add(early);
  });
  // Applies the value that was typed before hydration.
  useEffect(() => adoptEarly.current(), []);
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    setAnnounced(t('tagsInput.removed', { name: tag }));
    field.current?.focus();
  };

  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || isLocked) return;
    const last = tags.at(-1);
    if (event.key === 'Enter' && text.trim() !== '') {
      // Prevents submitting the form.
      event.preventDefault();
      add(entriesOf(text));
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (isLocked || !separator.test(pasted)) return;
    event.preventDefault();
    add(entriesOf(`${text}${pasted}`));
  };
  const type = (typed: string, isComposing: boolean) => {
    if (!isComposing && separator.test(typed)) {
      add(entriesOf(typed));
    } else {
      setText(typed);
      setProblem(undefined);
    }
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!isLocked && !root.current?.contains(event.relatedTarget)) add(entriesOf(text));
  };
  const inputRef = useMergedRef(ref, field);
  return (
    <Field {...frame} error={frame.error || problem} controlId={id} className={className}>
      {(control) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a press beside the text focuses it, as in a native field
        <div
          ref={root}
          data-part="box"
          className={clsx(fieldCss.box, css.box)}
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            field.current?.focus();
          }}
        >
          {hydrated && tags.length > 0 && (
            <ul aria-label={t('combobox.chosen')} data-part="tags" className={css.tags}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Tag name={tag} onRemove={isLocked ? undefined : () => remove(tag)}>
                    {tag}
                  </Tag>
                  {name !== undefined && (
                    <input
                      type="hidden"
                      name={name}
                      form={input.form}
                      value={tag}
                      disabled={input.disabled}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <input
            autoComplete="off"
            enterKeyHint="done"
            data-part="input"
            {...input}
            {...control}
            ref={inputRef}
            type="text"
            required={control.required && tags.length === 0}
            name={hydrated ? undefined : name}
            value={hydrated ? text : tags.join(', ')}
            onChange={(event) =>
              type(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing)
            }
            onCompositionEnd={composeHandlers(input.onCompositionEnd, (event) =>
              type(event.currentTarget.value, false),
            )}
            onKeyDown={composeHandlers(input.onKeyDown, keys)}
            onPaste={composeHandlers(input.onPaste, paste)}
            onBlur={composeHandlers(input.onBlur, leave)}
            className={clsx(fieldCss.input, css.input)}
          />
          <output className={visuallyHidden}>{announced}</output>
        </div>
      )}
    </Field>
  );
});
