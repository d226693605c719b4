import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { published } from '../scripts/package/source.ts';

const source = path.resolve(import.meta.dirname, '../packages/ui/src');
const siteSheets = '\0packed-sheets';
/** Files that only stories use. */
const unpublished = /\.(stories|fixtures|guide|play|test)\.|^(testing|recipes)\//;

/**
 * Replaces the modules and style sheets of `packages/ui/src` with those of an unpacked tarball, so that stories show
 * the package as a consumer gets it. The reset of elements is for markup of stories around the components;
 * `fixtures/visit-boxes.ts` checks that the components work without it.
 * @param packed the folder of the unpacked package
 */
export function packedPlugin(packed: string): Plugin {
  const sheets: Readonly<Record<string, string>> = {
    'styles/page.css.ts': 'css/page.css',
    'styles/themes/harbor.css.ts': 'css/themes/harbor.css',
  };
  return {
    name: 'marketfront:packed',
    enforce: 'pre',
    load: (id) =>
      id === siteSheets
        ? ['styles.css', 'css/reset.css']
            .map((file) => `import ${JSON.stringify(path.join(packed, 'dist', file))};`)
            .join('')
        : undefined,
    async resolveId(id, importer, options) {
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const [file = ''] = resolved?.id.split('?') ?? [];
      const relative = path.relative(source, file).replaceAll('\\', '/');
      if (relative.startsWith('..') || path.isAbsolute(relative) || unpublished.test(relative))
        return resolved;
      if (relative === 'styles/index.ts') return siteSheets;
      const replacement = path.join(packed, 'dist', sheets[relative] ?? published(relative));
      return existsSync(replacement) ? replacement : resolved;
    },
  };
}
