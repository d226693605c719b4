/** The largest id of the contract: ids are 32-bit integers. */
export const maxId = 2 ** 31 - 1;

/** Parses an integer from a number or its decimal digits: no exponent, no fraction, no spaces inside. */
export function parseInteger(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value.trim())) return undefined;
  return Number(value);
}

/** Parses an integer from 1 to the largest id, from an address, a form or JSON. */
export function parsePositiveInteger(value: unknown): number | undefined {
  const number = parseInteger(value);
  return number !== undefined && number >= 1 && number <= maxId ? number : undefined;
}
