'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type FocusEvent } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { useScriptOnly } from '../state/use-script-only.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps } from '../field/field.tsx';
import { IconChevronDown, IconClose } from '../icon/icons.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { Tag } from '../tag/tag.tsx';
import { ComboboxFallback } from './combobox-fallback.tsx';
import { ComboboxList, optionId } from './combobox-list.tsx';
import type { AnyComboboxProps, ComboboxProps } from './combobox-props.ts';
import * as css from './combobox.css.ts';
import { useCombobox } from './use-combobox.ts';

export type { ComboboxMultipleProps, ComboboxProps, ComboboxSingleProps } from './combobox-props.ts';

/**
 * A text input that selects one or several of many options (WAI-ARIA combobox with list autocomplete). `ref` and props
 * go to the input, `className` to the frame. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const [frame, own] = splitFieldProps<AnyComboboxProps>(props);
  const {
    id: givenId,
    className,
    options,
    inputValue,
    onInputChange,
    filter,
    loading = false,
    empty,
    allowCustom = false,
    clearable = false,
    multiple = false,
    value,
    defaultValue,
    onChange,
    name,
    form,
    ...input
  } = own;
  const t = useMessages();
  const generated = useId();
  const id = givenId ?? generated;
  const listId = `${id}-list`;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const inputRef = useMergedRef(ref, field);
  const hydrated = useHydrated();
  const scriptOnly = useScriptOnly();
  const combobox = useCombobox({
    listId,
    root,
    field,
    panel,
    options,
    inputValue,
    onInputChange,
    filter,
    allowCustom,
    multiple,
    value,
    defaultValue,
    onChange,
  });
  const { values, labelOf, open, text, query, active } = combobox;

  return (
    <Field {...frame} controlId={id} className={className}>
      {(control) => (
        <div
          ref={root}
          data-part="box"
          className={clsx(fieldCss.box, css.box)}
          onBlur={(event: FocusEvent<HTMLDivElement>) => {
            if (!event.currentTarget.contains(event.relatedTarget)) combobox.commit();
          }}
        >
          <ComboboxFallback
            id={id}
            name={name}
            options={options}
            values={values}
            multiple={multiple}
            free={allowCustom || filter === false}
          />
          {/* Without script the fallback sends the value. */}
          {hydrated &&
            values.map((value) => (
              <input
                key={value}
                type="hidden"
                name={name}
                form={form}
                value={value}
                disabled={input.disabled}
              />
            ))}
          {multiple && values.length > 0 && (
            <ul aria-label={t('combobox.chosen')} className={css.chips}>
              {values.map((value) => (
                <li key={value}>
                  <Tag
                    name={labelOf(value)}
                    onRemove={input.disabled || input.readOnly ? undefined : () => combobox.remove(value)}
                  >
                    {labelOf(value)}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-part="input"
            {...input}
            {...control}
            // Before hydration the fallback has the id that the label refers to.
            id={hydrated ? id : undefined}
            ref={inputRef}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
            form={form}
            required={control.required && values.length === 0}
            value={text}
            onChange={(event) => {
              const next = event.currentTarget.value;
              combobox.setText(next);
              combobox.openAt(allowCustom || next.trim() === '' ? -1 : 0);
            }}
            onClick={composeHandlers(input.onClick, () => {
              if (!open && !input.disabled && !input.readOnly) combobox.openAt(-1);
            })}
            onKeyDown={composeHandlers(input.onKeyDown, (event) => {
              if (!input.readOnly) combobox.onKeyDown(event);
            })}
            className={clsx(fieldCss.input, css.input, scriptOnly)}
          />
          <span className={clsx(css.buttons, scriptOnly)}>
            {clearable && (values.length > 0 || text !== '') && !input.disabled && (
              <button
                type="button"
                aria-label={t('action.clear')}
                data-part="clear"
                onClick={combobox.clear}
                className={css.button}
              >
                <IconClose size={16} />
              </button>
            )}
            <button
              type="button"
              // The keyboard opens the list from the input.
              tabIndex={-1}
              aria-label={t('combobox.open')}
              aria-expanded={open}
              aria-controls={listId}
              disabled={input.disabled || input.readOnly}
              data-part="toggle"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (open) combobox.close();
                else combobox.openAt(-1);
                field.current?.focus();
              }}
              className={css.button}
            >
              <IconChevronDown size={16} />
            </button>
          </span>
          <ComboboxList
            panel={panel}
            id={listId}
            // A reference to the input itself would use its text as the name.
            labelledBy={`${id}-label`}
            open={open}
            multiple={multiple}
            options={combobox.matches}
            custom={combobox.custom}
            values={values}
            active={active}
            query={query.trim()}
            loading={loading}
            empty={empty}
            onSelect={combobox.selectAt}
          />
          <output className={visuallyHidden}>
            {open && !loading && query !== '' && t('combobox.results', { count: combobox.resultCount })}
          </output>
        </div>
      )}
    </Field>
  );
});
