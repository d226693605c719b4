/** A rule of import directions that oxlint does not have. */
import path from 'node:path';

interface ImportNode {
  readonly source?: { readonly value?: unknown } | null;
}

interface Options {
  /** The parent of the ordered folders, from the root of the repository. */
  readonly parent: string;
  /** All folders in it, each above those that it may import from. */
  readonly order: readonly string[];
}

interface Context {
  readonly filename: string;
  readonly options: readonly Options[];
  report(problem: { readonly node: ImportNode; readonly message: string }): void;
}

/** A folder imports from itself and from the folders before it, also types, so that no folders import each other. */
const order = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { parent: { type: 'string' }, order: { type: 'array', items: { type: 'string' } } },
        required: ['parent', 'order'],
        additionalProperties: false,
      },
    ],
  },
  create({ filename, options: [options], report }: Context) {
    if (!options) return {};
    const parent = `${path.resolve(options.parent)}${path.sep}`;
    const folderOf = (file: string) =>
      file.startsWith(parent) ? file.slice(parent.length).split(path.sep)[0] : undefined;
    const own = folderOf(filename);
    if (own === undefined) return {};
    const level = (folder: string) => options.order.indexOf(folder);
    const check = (node: ImportNode) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const imported = folderOf(path.resolve(path.dirname(filename), source));
      if (imported === undefined || imported === own) return;
      const unlisted = [own, imported].find((folder) => level(folder) < 0);
      if (unlisted !== undefined) {
        report({ node, message: `Add "${unlisted}" to the order of folders in .oxlintrc.json.` });
      } else if (level(imported) > level(own)) {
        report({
          node,
          message: `"${own}" is below "${imported}" in the order of folders (.oxlintrc.json): move what both use to the lower one.`,
        });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'folders' }, rules: { order } };
