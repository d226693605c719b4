/** Style sheets that were asked for here, by address. */
const sheets = new Map<string, Promise<unknown>>();

/** Asks for a file that a module needs, once. Style sheets are waited for, so that nothing is shown without them. */
function ask(file: string): Promise<unknown> | undefined {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, href: `/${file}`, crossOrigin: '' });
  const coming = sheets.get(link.href);
  if (coming) return coming;
  const links = [...document.querySelectorAll('link')];
  if (links.some((other) => other.rel === rel && other.href === link.href)) return undefined;
  document.head.append(link);
  if (rel === 'modulepreload') return undefined;
  const sheet = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // The next time it is asked for again.
      link.remove();
      sheets.delete(link.href);
      reject(new Error(`${link.href} could not be loaded.`));
    });
  });
  sheets.set(link.href, sheet);
  return sheet;
}

/**
 * A dynamic import of a build, with the files that its module needs: all are asked for at once. It takes the place of what
 * Vite has for that (`lean-preload.ts`) and keeps its event, which `recover-from-missing-chunks.ts` answers.
 * @param load - Imports the module.
 * @param files - Their paths below the root.
 * @throws What `load` throws, or an `Error` for a style sheet that could not be loaded.
 */
export async function loadWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    await Promise.all(files.map(ask));
    return await load();
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (dispatchEvent(Object.assign(event, { payload: error }))) throw error;
    // The page is being loaded again.
    return new Promise(() => {});
  }
}
