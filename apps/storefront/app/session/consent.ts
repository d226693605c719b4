/** What the shopper is asked about; what is necessary is not. */
export const purposes = ['preferences', 'statistics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** What a shopper has decided, as its cookie keeps it. */
export interface Consent {
  /** What they were asked about: `consentVersion` of the shop at that time. */
  readonly version: string;
  readonly granted: readonly Purpose[];
  /** In seconds since 1970. */
  readonly at: number;
  /** Random: names the record in the shop's log, and nobody. */
  readonly id: string;
}

/** What Global Privacy Control refuses without a question (https://www.w3.org/TR/gpc/). */
export const refusedByGpc: ReadonlySet<Purpose> = new Set(['statistics', 'marketing']);

/** The value of the cookie, as in `1a2b3c4d.ps.1790000000.UUID`. */
export const consentText = ({ version, granted, at, id }: Consent): string =>
  [version, granted.map((purpose) => purpose[0]).join(''), at, id].join('.');

/** Reads the value of the cookie; `undefined` for one that the shop has not written. */
export function readConsent(text: string | undefined): Consent | undefined {
  const [, version, granted, at, id] =
    /^([\da-f]{8})\.([psm]{0,3})\.(\d{1,12})\.([\da-f-]{0,36})$/.exec(text ?? '') ?? [];
  if (version === undefined || granted === undefined || id === undefined) return undefined;
  return {
    version,
    granted: purposes.filter((purpose) => granted.includes(purpose[0] ?? '')),
    at: Number(at),
    id,
  };
}

export interface ConsentSource {
  /** The shop's `consentVersion`; `null` where it asks nobody. */
  readonly version: string | null;
  /** The value of the cookie. */
  readonly cookie: string | undefined;
  /** Whether the browser says "do not sell or share". */
  readonly gpc: boolean;
}

/** Version and first letters of what the cookie grants, without a look at the rest. */
const decisionOf = (cookie = '') => cookie.split('.', 2);

/**
 * Whether something may be kept or told for a purpose. A shop that asks for nothing has no statistics and no marketing, and
 * what it remembers stays in this browser.
 */
export function isGranted(purpose: Purpose, { version, cookie, gpc }: ConsentSource): boolean {
  const isPreference = purpose === 'preferences';
  if (version === null) return isPreference;
  const [decided, granted = ''] = decisionOf(cookie);
  return decided === version && granted.includes(purpose[0] ?? '') && (isPreference || !gpc);
}

/** Whether the shopper is still to be asked. Global Privacy Control has answered. */
export const mustAsk = ({ version, cookie, gpc }: ConsentSource): boolean =>
  version !== null && !gpc && decisionOf(cookie)[0] !== version;
