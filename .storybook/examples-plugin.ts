import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { collect } from '../scripts/component-docs/collect.ts';
import { forgetModules, uiSource } from '../scripts/component-docs/modules.ts';
import type { Documented } from '../scripts/component-docs/page.ts';

/** The code by story id in the form that a consumer writes, with imports, for "Copy code". */
const examplesIn = (all: readonly Documented[]) =>
  Object.fromEntries(
    all.flatMap(({ folder, examples }) =>
      examples.map(({ story, code }) => [
        toId(`${folder.kind}/${folder.name}`, storyNameFromExport(story)),
        code,
      ]),
    ),
  );

/** By Storybook component id: the components of its folder with all their props, from TypeScript's types. */
const propsIn = (all: readonly Documented[]) =>
  Object.fromEntries(
    all.map(({ folder, components, parts }) => [`${folder.kind}-${folder.name}`, [...components, ...parts]]),
  );

const modules: Readonly<Record<string, (all: readonly Documented[]) => object>> = {
  'virtual:examples': examplesIn,
  'virtual:props': propsIn,
};
const resolved = (id: string) => `\0${id}`;

/** Provides `virtual:examples` and `virtual:props`: the source of the package's documents. */
export function examplesPlugin(): Plugin {
  let documented: Promise<readonly Documented[]> | undefined;
  return {
    name: 'marketfront:examples',
    resolveId: (source) => (source in modules ? resolved(source) : undefined),
    load: async (id) => {
      const [, select] = Object.entries(modules).find(([name]) => resolved(name) === id) ?? [];
      if (select === undefined) return undefined;
      documented ??= collect().then(({ components }) => components);
      return `export default ${JSON.stringify(select(await documented))};`;
    },
    hotUpdate({ file, modules: changed }) {
      const isDocumented = path.normalize(file).startsWith(uiSource) && /\.tsx?$/.test(file);
      const mine = Object.keys(modules).flatMap(
        (name) => this.environment.moduleGraph.getModuleById(resolved(name)) ?? [],
      );
      if (!isDocumented || mine.length === 0) return undefined;
      const isStory = /\.(stories|fixtures)\.tsx$/.test(file);
      forgetModules();
      documented = undefined;
      // Props are read again only with the next change of an example; otherwise each change would reload the preview.
      return isStory
        ? [...changed, ...mine.filter(({ id }) => id === resolved('virtual:examples'))]
        : undefined;
    },
  };
}
