import path from 'node:path';
import { exportsOf, uiSource } from './modules.ts';

/** Other public modules: the folder, the module that lists its exports, and its sub-path. */
const publicModules = [
  ['provider/', 'provider/index.ts', '@marketfront/ui'],
  ['tokens/brand/', 'tokens/brand/index.ts', '@marketfront/ui/brand'],
  ['tokens/', 'tokens/index.ts', '@marketfront/ui/tokens'],
] as const;

/** `…/primitives/button/button.tsx` → `@marketfront/ui/button`, for a name that its index exports. */
export function publicPathOf(file: string, name: string): string | undefined {
  const relative = path.relative(uiSource, file).replaceAll('\\', '/');
  if (relative.startsWith('messages/')) return `@marketfront/ui/${relative.replace(/\.ts$/, '')}`;
  const component = /^(?:primitives|commerce)\/([\w-]+)\//.exec(relative);
  if (component) {
    if (relative.endsWith('/parts.tsx')) return `@marketfront/ui/${component[1]}/parts`;
    const isWhole = name === '*' && !/\.(css|fixtures|play|stories)\.tsx?$/.test(relative);
    const index = path.join(uiSource, component[0], 'index.ts');
    return isWhole || exportsOf(index).has(name) ? `@marketfront/ui/${component[1]}` : undefined;
  }
  return publicModules.find(
    ([folder, index]) => relative.startsWith(folder) && exportsOf(path.join(uiSource, index)).has(name),
  )?.[2];
}
