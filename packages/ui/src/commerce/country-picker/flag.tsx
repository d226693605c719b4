import { flag } from './country-picker.css.ts';

// One file of all flags, fetched when the first one is shown.
const flags = new URL('./generated/flags.svg', import.meta.url).href;

/** Decoration beside a country's name. */
export function Flag({ code }: { code: string }) {
  return (
    <svg aria-hidden className={flag} viewBox="0 0 24 16">
      <use href={`${flags}#${code}`} width="24" height="16" />
    </svg>
  );
}
