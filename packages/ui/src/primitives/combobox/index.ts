export * from './combobox.tsx';
export type { ComboboxOption } from './combobox-options.ts';
