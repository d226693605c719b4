import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { collect } from '../scripts/component-docs/collect.ts';
import { forgetModules, uiSource } from '../scripts/component-docs/modules.ts';

const id = 'virtual:examples';
const resolvedId = `\0${id}`;

/** `virtual:examples`: the id of a story → its code as a consumer writes it, with imports, for "Copy code". */
export const examplesPlugin = (): Plugin => ({
  name: 'marketfront:examples',
  resolveId: (source) => (source === id ? resolvedId : undefined),
  load: async (source) => {
    if (source !== resolvedId) return undefined;
    const { components: all } = await collect();
    const codes = all.flatMap(({ folder, examples }) =>
      examples.map(({ story, code }) => [
        toId(`${folder.kind}/${folder.name}`, storyNameFromExport(story)),
        code,
      ]),
    );
    return `export default ${JSON.stringify(Object.fromEntries(codes))};`;
  },
  hotUpdate({ file, modules }) {
    const isStory = path.normalize(file).startsWith(uiSource) && /\.(stories|fixtures)\.tsx$/.test(file);
    const examples = isStory ? this.environment.moduleGraph.getModuleById(resolvedId) : undefined;
    if (examples === undefined) return undefined;
    forgetModules();
    return [...modules, examples];
  },
});
