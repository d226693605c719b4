import path from 'node:path';
import ts from 'typescript';
import { exportsOf, readModule, resolveImport, uiSource, type Module } from './modules.ts';
import { sampleValue } from './sample-values.ts';

/** The states of a component as code that a consumer can paste: with imports, data and handlers. */
export interface Example {
  /** The export of the stories: `OnSale`. */
  readonly story: string;
  readonly code: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Collects what an example needs besides its markup. */
class Collector {
  readonly imports = new Map<string, Map<string, boolean>>();
  readonly declarations: string[] = [];
  readonly #seen = new Map<string, string>();

  addImport(from: string, name: string, typeOnly: boolean): void {
    const names = this.imports.get(from) ?? new Map<string, boolean>();
    this.imports.set(from, names);
    names.set(name, typeOnly && (names.get(name) ?? true));
  }

  /** Brings the meaning of a name of a module into the example. */
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

  /** The text of a node, with test helpers replaced, after what it refers to was added. */
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

/** `fn()` → `console.log`, `fn(x)` → `x`, `drawing('lamp')` → the address of a picture; our classes are left out. */
function replacementOf(module: Module, node: ts.Node, collector: Collector): string | undefined {
  if (isOwnClass(module, node)) return '';
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const origin = module.imports.get(node.expression.text);
  const [argument] = node.arguments;
  if (origin?.from === 'storybook/test' && origin.name === 'fn') {
    return argument ? collector.print(module, argument) : 'console.log';
  }
  if (origin?.name === 'drawing') {
    return argument && ts.isStringLiteral(argument) ? `'/${argument.text}.webp'` : "'/picture.webp'";
  }
  return undefined;
}

/** Other public modules: the folder, the module that lists its exports, and its sub-path. */
const publicModules = [
  ['provider/', 'provider/index.ts', '@marketfront/ui'],
  ['tokens/brand/', 'tokens/brand/index.ts', '@marketfront/ui/brand'],
  ['tokens/', 'tokens/index.ts', '@marketfront/ui/tokens'],
] as const;

/** `…/primitives/button/button.tsx` → `@marketfront/ui/button`, for a name that its index exports. */
function publicPathOf(file: string, name: string): string | undefined {
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

/** Removes `as X`, `satisfies X` and parentheses. */
export function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;
}

const propertyOf = (object: ts.ObjectLiteralExpression | undefined, name: string) =>
  object?.properties.find(
    (property): property is ts.PropertyAssignment | ts.ShorthandPropertyAssignment =>
      (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
      property.name.getText() === name,
  );

const valueOf = (property: ReturnType<typeof propertyOf>) =>
  property && (ts.isPropertyAssignment(property) ? unwrapped(property.initializer) : property.name);

export const objectOf = (node: ts.Expression | undefined) =>
  node && ts.isObjectLiteralExpression(node) ? node : undefined;

/** The object of `export const Name: Story = { … }` or of `const meta = { … }`. */
export function declaredObject(module: Module, name: string): ts.ObjectLiteralExpression | undefined {
  const statement = module.declarations.get(name);
  if (statement === undefined || !ts.isVariableStatement(statement)) return undefined;
  const declaration = statement.declarationList.declarations.find((one) => one.name.getText() === name);
  return objectOf(declaration?.initializer && unwrapped(declaration.initializer));
}

/** The `render` of a story, also where it is that of another: `render: PriceRange.render!`. */
function renderOf(module: Module, object: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const value = valueOf(propertyOf(object, 'render'));
  const other = value && /^(\w+)\.render!?$/.exec(value.getText())?.[1];
  const shared = other && declaredObject(module, other);
  return shared ? renderOf(module, shared) : value;
}

/** The args of a story over those of the meta: name → text of the value; spreads under their own text. */
function argsOf(
  module: Module,
  collector: Collector,
  required: ReadonlySet<string>,
  objects: readonly (ts.ObjectLiteralExpression | undefined)[],
) {
  const args = new Map<string, ts.ObjectLiteralElementLike>();
  for (const object of objects) {
    const value = valueOf(propertyOf(object, 'args'));
    for (const property of objectOf(value)?.properties ?? []) {
      const name = property.name ? property.name.getText().replaceAll(/['"]/g, '') : property.getText();
      args.delete(name);
      args.set(name, property);
    }
  }
  return [...args].flatMap(([name, property]): [string, string][] => {
    if (ts.isSpreadAssignment(property)) return [['...', collector.print(module, property.expression)]];
    if (ts.isShorthandPropertyAssignment(property)) {
      collector.addName(module, name);
      return [[name, name]];
    }
    if (ts.isMethodDeclaration(property)) {
      throw new Error(`${module.file}: write ${name} as an arrow function.`);
    }
    if (!ts.isPropertyAssignment(property)) return [];
    const value = unwrapped(property.initializer);
    return !required.has(name) && isSpy(module, name, value) ? [] : [[name, collector.print(module, value)]];
  });
}

/** Handlers that only record calls say nothing about how to use a component. */
function isSpy(module: Module, name: string, value: ts.Expression): boolean {
  if (!/^on[A-Z]/.test(name)) return false;
  if (ts.isCallExpression(value)) {
    const called = value.expression;
    return ts.isIdentifier(called) && called.text === 'fn' && value.arguments.length === 0;
  }
  return ts.isIdentifier(value) && (module.imports.get(value.text)?.from.endsWith('.play.ts') ?? false);
}

function attribute([name, text]: readonly [string, string]): string {
  if (name === '...') return `{...${text}}`;
  if (text === 'true') return name;
  const literal = /^'([^'\\\n"]*)'$/.exec(text)?.[1];
  return literal === undefined ? `${name}={${text}}` : `${name}="${literal}"`;
}

function asChild(text: string): string {
  const literal = /^'([^'\\\n{}<>&]*)'$/.exec(text)?.[1];
  if (literal !== undefined) return literal;
  return text.startsWith('<') ? text : `{${text}}`;
}

function element(name: string, args: readonly (readonly [string, string])[]): string {
  const children = args.find(([key]) => key === 'children')?.[1];
  const attributes = args
    .filter(([key]) => key !== 'children')
    .map(attribute)
    .join(' ');
  return children === undefined
    ? `<${name} ${attributes} />`
    : `<${name} ${attributes}>${asChild(children)}</${name}>`;
}

const importLines = (imports: Collector['imports']) =>
  [...imports]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([from, names]) => {
      const whole = [...names.keys()].filter((name) => /^(\*|default )/.test(name));
      const wholeLines = whole.map((name) => `import ${name.replace(/^default /, '')} from '${from}';`);
      const list = [...names]
        .filter(([name]) => !whole.includes(name))
        .toSorted(([a], [b]) => a.localeCompare(b));
      if (list.length === 0) return wholeLines.join('\n');
      const onlyTypes = list.every(([, typeOnly]) => typeOnly);
      const text = list.map(([name, typeOnly]) => (typeOnly && !onlyTypes ? `type ${name}` : name));
      return [...wholeLines, `import ${onlyTypes ? 'type ' : ''}{ ${text.join(', ')} } from '${from}';`].join(
        '\n',
      );
    });

/** Writes the code of one story. */
function exampleOf(
  module: Module,
  story: string,
  object: ts.ObjectLiteralExpression,
  meta: ts.ObjectLiteralExpression | undefined,
  required: ReadonlySet<string>,
): Example {
  const collector = new Collector();
  const componentNode = valueOf(propertyOf(meta, 'component'));
  const component = componentNode?.getText();
  const render = renderOf(module, object) ?? valueOf(propertyOf(meta, 'render'));
  let body: string;
  if (render === undefined) {
    if (component === undefined)
      throw new Error(`${module.file}: ${story} has neither component nor render.`);
    collector.addName(module, component);
    body = `return (${element(component, argsOf(module, collector, required, [meta, object]))});`;
  } else if (ts.isArrowFunction(render)) {
    const [parameter] = render.parameters;
    const printed = collector.print(module, render.body);
    const usesArgs = parameter !== undefined;
    const args = usesArgs ? argsOf(module, collector, required, [meta, object]) : [];
    if (usesArgs && component !== undefined) {
      collector.addName(module, component);
      collector.addImport('react', 'ComponentProps', true);
      const values = args.map(([name, text]) =>
        name === '...'
          ? `...${text}`
          : name === text
            ? name
            : `${/^\w+$/.test(name) ? name : `'${name}'`}: ${text}`,
      );
      collector.declarations.push(
        `const ${parameter.name.getText()}: ComponentProps<typeof ${component}> = { ${values.join(', ')} };`,
      );
    }
    body = ts.isBlock(render.body) ? printed.slice(1, -1) : `return (${printed});`;
  } else {
    const printed = collector.print(module, render);
    body = `return <${printed} />;`;
  }
  const only = /^return \(?<([A-Z]\w*) ?\/>\)?;$/.exec(body.trim())?.[1];
  const isDeclared =
    only !== undefined &&
    collector.declarations.some((text) => new RegExp(`^(async )?function ${only}\\b`).test(text));
  const shown = isDeclared
    ? collector.declarations
        .map((text) => text.replace(new RegExp(`^function ${only}\\b`), `export function ${only}`))
        .join('\n\n')
    : `${collector.declarations.join('\n\n')}\n\nexport function Example() {\n${body}\n}`;
  return { story, code: `${importLines(collector.imports).join('\n')}\n\n${shown}\n` };
}

/** A story with this tag shows a whole set; its code is of no use to a consumer. */
const withoutCode = /'showcase'/;

/**
 * Writes the examples of a stories file, in the order of the file.
 * @param required the required props of the component: their handlers are kept although they only record calls
 */
export function examplesOf(storiesFile: string, required: ReadonlySet<string>): Example[] {
  const module = readModule(storiesFile);
  const meta = declaredObject(module, 'meta');
  return module.tree.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const name = statement.declarationList.declarations[0]?.name.getText();
    const object = name === undefined ? undefined : declaredObject(module, name);
    if (!isExported || name === undefined || object === undefined) return [];
    if (withoutCode.test(propertyOf(object, 'tags')?.getText() ?? '')) return [];
    return [exampleOf(module, name, object, meta, required)];
  });
}
