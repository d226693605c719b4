import * as fieldCss from '../field/field.css.ts';
import type { ComboboxOption } from './combobox-options.ts';

interface ComboboxFallbackProps {
  id: string;
  name: string | undefined;
  options: readonly ComboboxOption[];
  values: readonly string[];
  multiple: boolean;
  /** Whether a value that is not among the options is allowed. */
  free: boolean;
}

/**
 * The control without script: a native select, or an input with suggestions. It has the id of the input that replaces
 * it once script runs.
 */
export function ComboboxFallback({ id, name, options, values, multiple, free }: ComboboxFallbackProps) {
  const choices = options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
  return (
    <noscript>
      {free ? (
        <>
          <input
            id={id}
            name={name}
            list={`${id}-suggestions`}
            defaultValue={values[0]}
            className={fieldCss.input}
          />
          <datalist id={`${id}-suggestions`}>{choices}</datalist>
        </>
      ) : (
        <select
          id={id}
          name={name}
          multiple={multiple}
          defaultValue={multiple ? values : values[0]}
          className={fieldCss.input}
        >
          {!multiple && <option value="">–</option>}
          {choices}
        </select>
      )}
    </noscript>
  );
}
