/** Names in user agents, the special ones before those that all others claim to be too. */
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const firstOf = (table: typeof browsers, text: string) =>
  table.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Browser and system of a user agent, as people name them; `null` for unknown ones. */
export const describeDevice = (userAgent: string | null) => ({
  browser: firstOf(browsers, userAgent ?? ''),
  system: firstOf(systems, userAgent ?? ''),
});
