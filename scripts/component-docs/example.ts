import ts from 'typescript';
import { Collector } from './collector.ts';
import { readModule, type Module } from './modules.ts';
import { declaredObject, objectOf, propertyOf, renderOf, unwrapped, valueOf } from './story-objects.ts';

/** The states of a component as code that a consumer can paste: with imports, data and handlers. */
export interface Example {
  /** The export of the stories: `OnSale`. */
  readonly story: string;
  readonly code: string;
}

/** The args of a story merged over those of the meta: name → text of the value; spreads under their own text. */
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

/** Handlers that only record calls do not show how to use a component. */
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

/** A story with this tag shows a whole set; its code is not useful to a consumer. */
const withoutCode = /'showcase'/;

/**
 * Writes the examples of a stories file, in the order of the file.
 * @param required the required props of the component: their handlers are kept even if they only record calls
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
