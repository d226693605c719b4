import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';
import type { ComboboxOption } from './combobox-options.ts';

type OwnInputProps = 'children' | 'defaultValue' | 'list' | 'onChange' | 'required' | 'type' | 'value';

interface ComboboxBase extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  /** The options to select from. */
  options: readonly ComboboxOption[];
  /** The text of the input. */
  inputValue?: string | undefined;
  /** Called on every change of the text. Load options here, with `filter={false}`. */
  onInputChange?: ((change: { value: string }) => void) | undefined;
  /** Whether an option matches a query; `false` when the server has filtered the options. */
  filter?: ((option: ComboboxOption, query: string) => boolean) | false | undefined;
  /** Whether options are being loaded. */
  loading?: boolean | undefined;
  /** Shown when nothing matches. */
  empty?: ReactNode;
  /** Accepts a typed text that is not among the options. */
  allowCustom?: boolean | undefined;
  /** Adds a button that clears the value. */
  clearable?: boolean | undefined;
}

export interface ComboboxSingleProps extends ComboboxBase {
  /** Selects one value. */
  multiple?: false | undefined;
  /** The value of the selected option; empty for none. */
  value?: string | undefined;
  /** The initially selected value. */
  defaultValue?: string | undefined;
  /** Called with the selected value; an empty string after it was cleared. */
  onChange?: ((change: { value: string }) => void) | undefined;
}

export interface ComboboxMultipleProps extends ComboboxBase {
  /** Several options can be selected; they are shown as tags before the text. */
  multiple: true;
  /** The selected values, controlled. */
  value?: readonly string[] | undefined;
  /** The initially selected values. */
  defaultValue?: readonly string[] | undefined;
  /** Called with all selected values after each change. */
  onChange?: ((change: { value: readonly string[] }) => void) | undefined;
}

export type ComboboxProps = ComboboxSingleProps | ComboboxMultipleProps;

/** Both kinds of props, for the implementation. */
export interface AnyComboboxProps extends ComboboxBase {
  multiple?: boolean | undefined;
  value?: string | readonly string[] | undefined;
  defaultValue?: string | readonly string[] | undefined;
  onChange?: ((change: { value: never }) => void) | undefined;
}
