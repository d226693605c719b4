declare const process: { env: { NODE_ENV?: string } };

/** Bundlers replace `process.env.NODE_ENV`; without one, browsers have no `process`. */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}

const reported = new Set<string>();

/** Warns once per key and language, in development only. */
export function reportMissing(key: string, locale: string): void {
  const id = `${locale}/${key}`;
  if (isProduction() || reported.has(id)) return;
  reported.add(id);
  console.warn(
    `marketfront/i18n: no message "${key}" in "${locale}". Add it to every file of that namespace under messages/; until then the default language or the key is shown.`,
  );
}
