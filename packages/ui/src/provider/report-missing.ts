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
    `marketfront/ui: the message "${key}" is missing in "${locale}". Pass all of @marketfront/ui/messages/<locale> or your own messages to UiProvider; its "fallback" is shown instead.`,
  );
}
