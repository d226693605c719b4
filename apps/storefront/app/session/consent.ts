/** The purposes for which the shopper is asked; necessary data needs no question. */
export const purposes = ['preferences', 'statistics', 'marketing'] as const;
export type Purpose = (typeof purposes)[number];

/** A shopper's decision, as stored in its cookie. */
export interface Consent {
  /** The version of the question: `consentVersion` of the shop at that time. */
  readonly version: string;
  readonly granted: readonly Purpose[];
  /** In seconds since 1970. */
  readonly at: number;
  /** Random: identifies the record in the shop's log, but nobody. */
  readonly id: string;
}

/** The purposes that Global Privacy Control refuses without a question (https://www.w3.org/TR/gpc/). */
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
  /** The shop's `consentVersion`; `null` if it asks nobody. */
  readonly version: string | null;
  /** The value of the cookie. */
  readonly cookie: string | undefined;
  /** Whether the browser says "do not sell or share". */
  readonly gpc: boolean;
}

/** The version and the first letters of the granted purposes in the cookie, without checking the rest. */
const decisionOf = (cookie = '') => cookie.split('.', 2);

/**
 * Whether data may be stored or sent for a purpose. A shop that asks for nothing has no statistics and no marketing,
 * and the preferences that it remembers stay in this browser.
 */
export function isGranted(purpose: Purpose, { version, cookie, gpc }: ConsentSource): boolean {
  const isPreference = purpose === 'preferences';
  if (version === null) return isPreference;
  const [decided, granted = ''] = decisionOf(cookie);
  return decided === version && granted.includes(purpose[0] ?? '') && (isPreference || !gpc);
}

/** Whether the shopper has still to be asked. Global Privacy Control counts as an answer. */
export const mustAsk = ({ version, cookie, gpc }: ConsentSource): boolean =>
  version !== null && !gpc && decisionOf(cookie)[0] !== version;
