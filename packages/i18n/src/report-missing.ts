declare const process: { env: { NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * Warns once per key and language, in development only. Bundlers replace `process.env.NODE_ENV` and remove the text from
 * production builds; browsers without one have no `process`.
 */
export function reportMissing(key: string, locale: string): void {
  try {
    const id = `${locale}/${key}`;
    if (process.env.NODE_ENV !== 'production' && !reported.has(id)) {
      reported.add(id);
      console.warn(
        `marketfront/i18n: no message "${key}" in "${locale}". Add it to every file of that namespace under messages/; until then the default language or the key is shown.`,
      );
    }
  } catch {
    // A page without a bundler is not a development environment.
  }
}
