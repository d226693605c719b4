'use client';
import { formatNumber } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { useScriptOnly } from '../state/use-script-only.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { IconChevronDown, IconChevronUp } from '../icon/icons.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import * as css from './number-field.css.ts';
import { decimalsOf, exampleOf, isOnStep, type NumberStep, parseNumber, stepBy } from './parse-number.ts';

type OwnInputProps =
  | 'defaultValue'
  | 'max'
  | 'min'
  | 'onChange'
  | 'required'
  | 'role'
  | 'step'
  | 'type'
  | 'value';

export interface NumberFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** The number; `null` for an empty field. */
  value?: number | null | undefined;
  /** The initial value if it is not controlled. */
  defaultValue?: number | null | undefined;
  /** Called with each typed or stepped number; `null` for an empty field and for text that is not a number. */
  onChange?: ((change: { value: number | null }) => void) | undefined;
  /** The lowest number. */
  min?: number | undefined;
  /** The highest number. */
  max?: number | undefined;
  /** The step between values, which also sets the allowed decimals. `any` allows all numbers, and steps by one. */
  step?: NumberStep | undefined;
  /** The unit after the number: `kg`, `%`. */
  unit?: string | undefined;
}

/**
 * A number in the format of the language, with step buttons and keys. Submits a plain decimal number under `name`.
 * `ref` and props go to the input, `className` to the frame. https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  const t = useMessages();
  const { locale } = useLocale();
  const [frame, own] = splitFieldProps(props);
  const {
    id,
    className,
    name,
    value: prop,
    defaultValue = null,
    onChange,
    min = Number.NEGATIVE_INFINITY,
    max = Number.POSITIVE_INFINITY,
    step = 1,
    unit,
    ...input
  } = own;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const scriptOnly = useScriptOnly();
  const [value, setValue] = useControllableState<number | null>({
    prop,
    defaultProp: defaultValue,
    onChange: (next) => onChange?.({ value: next }),
  });
  // The text while the user types; after that the number in the format of the language.
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const decimals = decimalsOf(step);
  const limits = { min, max, step };
  // All decimals of a value, because the formatted text is parsed again.
  const format = (number: number) => formatNumber(locale, number, { decimals: 20 });
  const text = draft ?? (value === null ? '' : format(value));

  const problemOf = (typed: string): string | undefined => {
    if (typed.trim() === '') return undefined;
    const number = parseNumber(locale, typed, decimals);
    if (number === undefined) return t('numberField.unreadable', { example: format(exampleOf(limits)) });
    if (number < min) return t('numberField.min', { number: format(min) });
    if (number > max) return t('numberField.max', { number: format(max) });
    return undefined;
  };
  const problem = problemOf(text);
  // Blocks the submission while the number is invalid, like native validation.
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);
  useFormReset(root, () => {
    setDraft(undefined);
    setLeft(false);
    setValue(defaultValue);
  });

  const isLocked = Boolean(input.disabled || input.readOnly);
  const go = (next: number) => {
    setDraft(undefined);
    setValue(next);
  };
  const stepTo = (by: number) => go(stepBy(value ?? undefined, by, limits));
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isLocked || event.altKey || event.ctrlKey || event.metaKey) return;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowUp: () => stepTo(1),
      ArrowDown: () => stepTo(-1),
      PageUp: () => stepTo(10),
      PageDown: () => stepTo(-10),
      Home: Number.isFinite(min) ? () => go(min) : undefined,
      End: Number.isFinite(max) ? () => go(max) : undefined,
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const isAtLimit = (by: 1 | -1) => isLocked || (value !== null && (by > 0 ? value >= max : value <= min));
  const stepButton = (by: 1 | -1) => (
    <button
      type="button"
      // Keyboard users have the arrow keys.
      tabIndex={-1}
      data-part="step"
      aria-label={t(by > 0 ? 'numberField.increase' : 'numberField.decrease')}
      // Not `disabled`, which would make the whole field look disabled.
      aria-disabled={isAtLimit(by) || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isAtLimit(by)) stepTo(by);
        field.current?.focus();
      }}
      className={css.step}
    >
      {by > 0 ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
    </button>
  );
  const finite = (number: number) => (Number.isFinite(number) ? number : undefined);
  // Without script it is a native number input.
  const native = {
    type: 'number',
    name,
    min: finite(min),
    max: finite(max),
    // Otherwise the browser would refuse the form for a value that was not typed.
    step: value === null || isOnStep(value, limits) ? step : 'any',
    value: value ?? '',
  } as const;
  const enhanced = {
    type: 'text',
    role: 'spinbutton',
    'aria-valuenow': value ?? undefined,
    'aria-valuetext': value === null ? undefined : [text, unit].filter(Boolean).join(' '),
    'aria-valuemin': finite(min),
    'aria-valuemax': finite(max),
    value: text,
  } as const;
  const inputRef = useMergedRef(ref, field);
  return (
    <Field {...frame} error={frame.error || (left && problem)} controlId={id} className={className}>
      {(control) => (
        <div ref={root} data-part="box" className={fieldCss.box}>
          <input
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            data-part="input"
            {...input}
            {...control}
            ref={inputRef}
            {...(hydrated ? enhanced : native)}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              setDraft(typed);
              setValue(parseNumber(locale, typed, decimals) ?? null);
            }}
            onKeyDown={composeHandlers(input.onKeyDown, keys)}
            onBlur={composeHandlers(input.onBlur, () => {
              setLeft(true);
              // Invalid text stays, so that it can be corrected.
              if (problem === undefined) setDraft(undefined);
            })}
            className={clsx(fieldCss.input, css.input)}
          />
          {unit && (
            <span aria-hidden className={fieldCss.slot.end} data-part="unit">
              {unit}
            </span>
          )}
          <span className={clsx(css.steps, scriptOnly)}>
            {stepButton(1)}
            {stepButton(-1)}
          </span>
          {hydrated && name !== undefined && (
            <input
              type="hidden"
              name={name}
              form={input.form}
              value={value === null ? '' : String(value)}
              disabled={input.disabled}
            />
          )}
        </div>
      )}
    </Field>
  );
});
