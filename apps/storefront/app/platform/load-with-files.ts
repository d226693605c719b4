/** Style sheets that were requested here, by path. */
const sheets = new Map<string, Promise<unknown>>();

/** Requests a file that a module needs, once. Style sheets are waited for, so that nothing is shown without them. */
function request(file: string): Promise<unknown> | undefined {
  const coming = sheets.get(file);
  if (coming) return coming;
  const [rel, href] = [file.endsWith('.css') ? 'stylesheet' : 'modulepreload', `/${file}`];
  if (document.querySelector(`link[rel=${rel}][href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(link);
  if (rel === 'modulepreload') return undefined;
  const sheet = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      // The next import requests it again.
      link.remove();
      sheets.delete(file);
      reject(new Error(`${href} could not be loaded.`));
    });
  });
  sheets.set(file, sheet);
  return sheet;
}

/**
 * A dynamic import of a build, with the files that its module needs: all are requested at once. It takes the place of what
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
    await Promise.all(files.map(request));
    return await load();
  } catch (error) {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (dispatchEvent(Object.assign(event, { payload: error }))) throw error;
    // The page is being loaded again.
    return new Promise(() => {});
  }
}
