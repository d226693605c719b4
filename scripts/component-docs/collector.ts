import path from 'node:path';
import ts from 'typescript';
import { readModule, resolveImport, uiSource, type Module } from './modules.ts';
import { publicPathOf } from './public-paths.ts';
import { sampleValue } from './sample-values.ts';

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Collects the dependencies of an example besides its markup. */
export class Collector {
  readonly imports = new Map<string, Map<string, boolean>>();
  readonly declarations: string[] = [];
  readonly #seen = new Map<string, string>();

  addImport(from: string, name: string, typeOnly: boolean): void {
    const names = this.imports.get(from) ?? new Map<string, boolean>();
    this.imports.set(from, names);
    names.set(name, typeOnly && (names.get(name) ?? true));
  }

  /** Adds the declaration or import of a module's name to the example. */
  addName(module: Module, name: string): void {
    const declared = module.declarations.get(name);
    if (declared) return this.#addDeclaration(module, name, declared);
    const imported = module.imports.get(name);
    if (imported === undefined) return;
    const { from, typeOnly } = imported;
    if (from === 'storybook/test') return;
    const specifier =
      imported.name === '*'
        ? `* as ${name}`
        : imported.name === 'default'
          ? `default ${name}`
          : imported.name;
    if (!from.startsWith('.')) return this.addImport(from, specifier, typeOnly);
    const file = resolveImport(module, from);
    const publicPath = publicPathOf(file, imported.name);
    if (publicPath) return this.addImport(publicPath, specifier, typeOnly);
    const sample = sampleValue(file, imported.name);
    if (sample !== undefined) return this.#addText(name, `const ${name} = ${sample};`);
    const target = readModule(file);
    const statement = target.declarations.get(imported.name);
    if (statement) return this.#addDeclaration(target, imported.name, statement);
    const again = [...target.tree.statements]
      .filter(ts.isExportDeclaration)
      .find(
        (line) =>
          line.exportClause &&
          ts.isNamedExports(line.exportClause) &&
          line.exportClause.elements.some((element) => element.name.text === imported.name),
      );
    if (again?.moduleSpecifier) {
      const next = readModule(resolveImport(target, (again.moduleSpecifier as ts.StringLiteral).text));
      const found = next.declarations.get(imported.name);
      if (found) return this.#addDeclaration(next, imported.name, found);
    }
    throw new Error(`${path.relative(uiSource, module.file)}: cannot find ${name} in ${from}.`);
  }

  #addText(name: string, text: string): void {
    const known = this.#seen.get(name);
    if (known !== undefined && known !== text)
      throw new Error(`Two different declarations of ${name} in one example.`);
    if (known !== undefined) return;
    this.#seen.set(name, text);
    this.declarations.push(text);
  }

  #addDeclaration(module: Module, name: string, statement: ts.Statement): void {
    const key = `${module.file}#${statement.pos}`;
    if (this.#seen.has(key)) return;
    this.#seen.set(key, '');
    const text = this.print(module, statement).replace(/^export (?:default )?/, '');
    this.#addText(name, text);
  }

  /** The text of a node, with test helpers replaced, after its references were added. */
  print(module: Module, node: ts.Node): string {
    const edits: Edit[] = [];
    const visit = (current: ts.Node): void => {
      const replaced = replacementOf(module, current, this);
      if (replaced !== undefined) {
        edits.push({ start: current.getStart(module.tree), end: current.end, text: replaced });
        return;
      }
      if (ts.isIdentifier(current) && isReference(current)) this.addName(module, current.text);
      ts.forEachChild(current, visit);
    };
    visit(node);
    return applyEdits(module.text, node.getStart(module.tree), node.end, edits);
  }
}

function applyEdits(source: string, start: number, end: number, edits: readonly Edit[]): string {
  let result = '';
  let at = start;
  for (const edit of edits) {
    result += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + source.slice(at, end);
}

/** Whether an identifier refers to a variable or type, and is not the name of a property, attribute or parameter. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) {
    return (ts.isPropertyAccessExpression(parent) ? parent.expression : parent.left) === node;
  }
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent)) return false;
  if (ts.isParameter(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isPropertySignature(parent) || ts.isMethodSignature(parent)) return false;
  return true;
}

const isOwnClass = (module: Module, node: ts.Node) =>
  ts.isJsxAttribute(node) &&
  node.name.getText() === 'className' &&
  [...module.imports].some(
    ([name, { from }]) => from.endsWith('.css.ts') && new RegExp(`\\b${name}\\b`).test(node.getText()),
  );

/** `fn()` → `console.log`, `fn(x)` → `x`, `photo('lamp')` → the address of a picture; our classes are left out. */
function replacementOf(module: Module, node: ts.Node, collector: Collector): string | undefined {
  if (isOwnClass(module, node)) return '';
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const origin = module.imports.get(node.expression.text);
  const [argument] = node.arguments;
  if (origin?.from === 'storybook/test' && origin.name === 'fn') {
    return argument ? collector.print(module, argument) : 'console.log';
  }
  if (origin?.name === 'photo') {
    return argument && ts.isStringLiteral(argument) ? `'/${argument.text}.webp'` : "'/picture.webp'";
  }
  return undefined;
}
