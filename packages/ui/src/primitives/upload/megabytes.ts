import { intlTag } from '@marketfront/i18n/format';

/** Formats a file size in megabytes, or in kilobytes below 0.1 MB. */
export function megabytes(locale: string, bytes: number): string {
  const isSmall = bytes < 100_000;
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1_000 : 1_000_000));
}
