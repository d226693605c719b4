/** A rule of import directions that oxlint does not have. */
import path from 'node:path';

interface ImportNode {
  readonly source?: { readonly value?: unknown } | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly specifiers?: readonly { readonly importKind?: string; readonly exportKind?: string }[];
}

const isType = ({ importKind, exportKind }: { importKind?: string; exportKind?: string }) =>
  importKind === 'type' || exportKind === 'type';

const isTypeOnly = (node: ImportNode): boolean =>
  isType(node) ||
  (node.specifiers !== undefined && node.specifiers.length > 0 && node.specifiers.every(isType));

interface Options {
  /** The parent of the ordered folders, relative to the root of the repository. */
  readonly parent: string;
  /** All folders in it, each after those that it may import from. Files beside them may import all. */
  readonly order: readonly string[];
  /** Whether a folder may import types of a folder after it. */
  readonly types?: boolean;
}

interface Context {
  readonly filename: string;
  readonly options: readonly Options[];
  report(problem: { readonly node: ImportNode; readonly message: string }): void;
}

const schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      parent: { type: 'string' },
      order: { type: 'array', items: { type: 'string' } },
      types: { type: 'boolean' },
    },
    required: ['parent', 'order'],
    additionalProperties: false,
  },
};

/** The problem with an import of one file by another, if any. */
function problemOf({ parent, order }: Options, importer: string, imported: string): string | undefined {
  const root = `${path.resolve(parent)}${path.sep}`;
  const folderOf = (file: string) =>
    file.startsWith(root) ? /^[^/\\]+(?=[/\\])/.exec(file.slice(root.length))?.[0] : undefined;
  const [from, to] = [folderOf(importer), folderOf(imported)];
  if (from === undefined || to === undefined || from === to) return undefined;
  const unlisted = [from, to].find((folder) => !order.includes(folder));
  if (unlisted !== undefined) return `Add "${unlisted}" to the order of folders in .oxlintrc.json.`;
  return order.indexOf(to) > order.indexOf(from)
    ? `"${from}" is below "${to}" in the order of folders (.oxlintrc.json): move what both use to the lower one.`
    : undefined;
}

/** A folder imports from itself and from the folders before it, so that no folders import each other. */
const order = {
  meta: { schema },
  create({ filename, options, report }: Context) {
    const check = (node: ImportNode) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const imported = path.resolve(path.dirname(filename), source);
      for (const option of options) {
        if (option.types && isTypeOnly(node)) continue;
        const message = problemOf(option, filename, imported);
        if (message !== undefined) report({ node, message });
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
