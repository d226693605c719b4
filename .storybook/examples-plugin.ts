import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { collect } from '../scripts/component-docs/collect.ts';
import { forgetModules, uiSource } from '../scripts/component-docs/modules.ts';
import type { Documented } from '../scripts/component-docs/page.ts';

/** The id of a story → its code as a consumer writes it, with imports, for "Copy code". */
const examplesIn = (all: readonly Documented[]) =>
  Object.fromEntries(
    all.flatMap(({ folder, examples }) =>
      examples.map(({ story, code }) => [
        toId(`${folder.kind}/${folder.name}`, storyNameFromExport(story)),
        code,
      ]),
    ),
  );

/** The id of a component in Storybook → the components of its folder with all their props, as TypeScript knows them. */
const propsIn = (all: readonly Documented[]) =>
  Object.fromEntries(
    all.map(({ folder, components, parts }) => [`${folder.kind}-${folder.name}`, [...components, ...parts]]),
  );

const modules: Readonly<Record<string, (all: readonly Documented[]) => object>> = {
  'virtual:examples': examplesIn,
  'virtual:props': propsIn,
};
const resolved = (id: string) => `\0${id}`;

/** `virtual:examples` and `virtual:props`: what the documents of the package are made of. */
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
      // Props are read again with the next change of an example: the preview would be loaded again for each.
      return isStory
        ? [...changed, ...mine.filter(({ id }) => id === resolved('virtual:examples'))]
        : undefined;
    },
  };
}
