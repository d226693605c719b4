declare const process: { env: { NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * Warns once per key and language, in development only. Bundlers replace `process.env.NODE_ENV` and remove the text from
 * production builds; browsers without one have no `process`.
 */
export function reportMissing(key: string, locale: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const id = `${locale}/${key}`;
      if (reported.has(id)) return;
      reported.add(id);
      console.warn(
        `marketfront/ui: the message "${key}" is missing in "${locale}". Pass all of @marketfront/ui/messages/<locale> or your own messages to UiProvider; its "fallback" is shown instead.`,
      );
    }
  } catch {
    // A page without a bundler is not a development environment.
  }
}
