import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '../..');
export const uiSource = path.join(root, 'packages/ui/src');

/** A parsed module of `packages/ui`, with the meanings of its own and its imported names. */
export interface Module {
  readonly file: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  /** Name → the top-level statement that declares it. */
  readonly declarations: ReadonlyMap<string, ts.Statement>;
  /** Local name → its origin. */
  readonly imports: ReadonlyMap<string, Import>;
}

export interface Import {
  /** The name in the other module; `*` for the whole module. */
  readonly name: string;
  readonly from: string;
  readonly typeOnly: boolean;
}

const parsed = new Map<string, Module>();

/** Clears the parsed modules, after a file has changed. */
export const forgetModules = () => parsed.clear();

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((element) => ('name' in element ? [element.name.getText()] : [])),
    );
  }
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return named && statement.name ? [statement.name.text] : [];
}

function importsOf(statement: ts.ImportDeclaration): [string, Import][] {
  const from = (statement.moduleSpecifier as ts.StringLiteral).text;
  const clause = statement.importClause;
  if (clause === undefined) return [];
  const typeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings = clause.namedBindings;
  const named = !bindings
    ? []
    : ts.isNamespaceImport(bindings)
      ? [[bindings.name.text, { name: '*', from, typeOnly }] satisfies [string, Import]]
      : bindings.elements.map((element): [string, Import] => [
          element.name.text,
          {
            name: (element.propertyName ?? element.name).text,
            from,
            typeOnly: typeOnly || element.isTypeOnly,
          },
        ]);
  return clause.name ? [[clause.name.text, { name: 'default', from, typeOnly }], ...named] : named;
}

export function readModule(file: string): Module {
  const found = parsed.get(file);
  if (found) return found;
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const module: Module = {
    file,
    text,
    tree,
    declarations: new Map(
      tree.statements.flatMap((statement) => namesOf(statement).map((name) => [name, statement] as const)),
    ),
    imports: new Map(tree.statements.filter(ts.isImportDeclaration).flatMap(importsOf)),
  };
  parsed.set(file, module);
  return module;
}

export const resolveImport = (from: Module, specifier: string) =>
  path.resolve(path.dirname(from.file), specifier);

/** A component folder: `primitives/button`. */
export interface Folder {
  readonly name: string;
  readonly kind: 'primitives' | 'commerce';
  readonly dir: string;
}

/** The component folders, sorted by name. */
export const folders: () => Folder[] = () =>
  globSync('{primitives,commerce}/*/index.ts', { cwd: uiSource })
    .map((index) => path.join(uiSource, path.dirname(index)))
    .map((dir) => ({
      dir,
      name: path.basename(dir),
      kind: path.basename(path.dirname(dir)) as Folder['kind'],
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** The names that a module exports, including those of `export … from`. */
export function exportsOf(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  if (!existsSync(file)) return names;
  const { tree } = readModule(file);
  for (const statement of tree.statements) {
    if (ts.isExportDeclaration(statement)) {
      if (statement.exportClause && ts.isNamedExports(statement.exportClause)) {
        for (const { name } of statement.exportClause.elements) names.add(name.text);
      } else if (statement.exportClause === undefined && statement.moduleSpecifier) {
        const target = path.resolve(path.dirname(file), (statement.moduleSpecifier as ts.StringLiteral).text);
        for (const name of exportsOf(target)) names.add(name);
      }
    } else if (ts.canHaveModifiers(statement)) {
      const exported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (exported) for (const name of namesOf(statement)) names.add(name);
    }
  }
  return names;
}
