'use client';
import { formatDigits } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { IconMinus, IconPlus } from '../icon/icons.tsx';
import { asciiDigits } from '../state/ascii-digits.ts';
import { composeHandlers } from '../state/compose-handlers.ts';
import { enterText } from '../state/enter-text.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { useScriptOnly } from '../state/use-script-only.ts';
import * as css from './quantity-stepper.css.ts';

export interface QuantityStepperProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The form name. */
  name?: string | undefined;
  /** The number, controlled. */
  value?: number | undefined;
  /** The initial number. */
  defaultValue?: number | undefined;
  /** The lowest number. */
  min?: number | undefined;
  /** The highest number, for example the stock. */
  max?: number | undefined;
  /** Called with the new number. */
  onChange?: ((change: { value: number }) => void) | undefined;
  /** The accessible name; "Quantity" by default. */
  label?: string | undefined;
  /** The reason for a limit, shown below. */
  reason?: ReactNode;
  /** The height: 36 or 44 px. */
  size?: 'sm' | 'md' | undefined;
  /** Whether the number cannot be changed. */
  disabled?: boolean | undefined;
  /** The id of the form if the component is outside of it. */
  form?: string | undefined;
  /** Props of the minus button; `{ type: 'submit', name, value }` makes it submit the form without script. */
  decrementProps?: ComponentPropsWithoutRef<'button'> | undefined;
  /** Props of the plus button. */
  incrementProps?: ComponentPropsWithoutRef<'button'> | undefined;
}

/**
 * A quantity in the digits of the language, with a button on each side; submits a plain number under `name`. Arrow keys
 * also change it; Home and End set it to the limits.
 * https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export const QuantityStepper = forwardRef<HTMLDivElement, QuantityStepperProps>(function QuantityStepper(
  {
    name,
    value: prop,
    min = 1,
    max,
    defaultValue = min,
    onChange,
    label,
    reason,
    size = 'md',
    disabled = false,
    form,
    decrementProps,
    incrementProps,
    ...rest
  },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const t = useMessages();
  const { locale } = useLocale();
  const hydrated = useHydrated();
  const scriptOnly = useScriptOnly();
  const reasonId = useId();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: number) => onChange?.({ value: next }),
  });
  // The text while the user types; the number after that.
  const [draft, setDraft] = useState<string>();
  useFormReset(own, () => {
    setDraft(undefined);
    setValue(defaultValue);
  });
  const clamp = (wanted: number) =>
    Math.max(min, Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.trunc(wanted)));
  const commit = (wanted: number) => {
    setDraft(undefined);
    setValue(clamp(Number.isFinite(wanted) ? wanted : value));
  };
  const commitText = (text: string) => commit(text.trim() === '' ? value : Number(asciiDigits(text)));
  const adoptEarly = useRef(() => {
    const typed = input.current?.value ?? '';
    if (asciiDigits(typed) === String(value)) return;
    if (input.current?.matches(':focus')) setDraft(typed);
    else commitText(typed);
  });
  // Applies the value that was typed before hydration.
  useEffect(() => adoptEarly.current(), []);
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const typed = asciiDigits(currentTarget.value).trim();
    const from = typed === '' || !Number.isFinite(Number(typed)) ? value : Number(typed);
    const next = { ArrowUp: from + 1, ArrowDown: from - 1, Home: min, End: max }[key];
    if (key === 'Enter') {
      if (draft !== undefined) commitText(draft);
    } else if (next !== undefined && !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)) {
      event.preventDefault();
      // Like typing: listeners of the form get the event.
      enterText(currentTarget, formatDigits(locale, String(clamp(next))));
      commit(next);
    }
  };
  const shown = draft ?? formatDigits(locale, String(value));
  // Without script it is a native number input, whose text is in the language of the browser.
  const native = { type: 'number', name, min, max, value: draft ?? value } as const;
  const isPlain = asciiDigits(shown) === shown;
  const enhanced = {
    type: 'text',
    // The text itself is sent if it has ASCII digits, which servers can parse.
    name: isPlain ? name : undefined,
    role: 'spinbutton',
    'aria-valuenow': value,
    'aria-valuetext': shown,
    'aria-valuemin': min,
    'aria-valuemax': max,
    value: shown,
  } as const;
  const stepButton = (direction: -1 | 1, extra: ComponentPropsWithoutRef<'button'> | undefined) => {
    const off = disabled || clamp(value + direction) === value;
    return (
      <button
        type="button"
        data-part="step"
        form={form}
        {...extra}
        aria-label={t(direction < 0 ? 'quantity.decrease' : 'quantity.increase')}
        // Stays focusable at the limit, so that the focus is not lost.
        aria-disabled={off || undefined}
        className={clsx(css.step, extra?.type !== 'submit' && scriptOnly)}
        onClick={composeHandlers(extra?.onClick, (event) => {
          if (off) event.preventDefault();
          else commit(value + direction);
        })}
      >
        {direction < 0 ? <IconMinus size={16} /> : <IconPlus size={16} />}
      </button>
    );
  };
  return (
    <div ref={useMergedRef(ref, own)} {...rest}>
      <div
        data-part="box"
        className={clsx(css.stepper, css.size[size])}
        role="group"
        aria-label={label ?? t('quantity.label')}
      >
        {stepButton(-1, decrementProps)}
        <input
          ref={input}
          {...(hydrated ? enhanced : native)}
          data-part="input"
          inputMode="numeric"
          // Otherwise browsers would restore values typed earlier, after Back and a reload, and they would count.
          autoComplete="off"
          form={form}
          disabled={disabled}
          aria-label={label ?? t('quantity.label')}
          aria-describedby={reason ? reasonId : undefined}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={({ currentTarget: { value: typed } }) => {
            // The typed value may be newer than the rendered one.
            if (draft !== undefined || asciiDigits(typed) !== String(value)) commitText(typed);
          }}
          onKeyDown={keys}
          className={css.input}
        />
        {stepButton(1, incrementProps)}
        {hydrated && !isPlain && name !== undefined && (
          <input type="hidden" name={name} form={form} value={value} disabled={disabled} />
        )}
      </div>
      {reason && (
        <div id={reasonId} data-part="reason" className={css.reason}>
          {reason}
        </div>
      )}
    </div>
  );
});
