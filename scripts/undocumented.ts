import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const packages = path.resolve(import.meta.dirname, '../packages');

/** The files whose comments consumers read in their editor: models, inputs, options and calls of the client. */
const sources = ['api-client/src/{model,areas}/*.ts', 'api-client/src/*.ts', 'i18n/src/**/*.{ts,tsx}'];

const hasComment = (node: ts.Node) => ts.getJSDocCommentsAndTags(node).length > 0;

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** `products: (query, options) => call(…)` of an area. */
const isCall = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  ts.isArrowFunction(node.initializer) &&
  node.initializer.parameters.some((parameter) => parameter.name.getText() === 'options');

interface Documented {
  readonly name: string;
  readonly commented: boolean;
}

function fieldsOf(statement: ts.Statement): Documented[] {
  if (!ts.isInterfaceDeclaration(statement) || !isExported(statement)) return [];
  return statement.members.filter(ts.isPropertySignature).map((member) => ({
    name: `${statement.name.text}.${member.name.getText()}`,
    commented: hasComment(member),
  }));
}

function callsOf(tree: ts.SourceFile): Documented[] {
  const found: Documented[] = [];
  const area = path.parse(tree.fileName).name;
  const visit = (node: ts.Node): void => {
    if (isCall(node)) found.push({ name: `${area}.${node.name.getText()}`, commented: hasComment(node) });
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** All public fields and calls of the packages without components, each with whether it has a comment. */
export function publicFields(): Documented[] {
  return globSync(sources, { cwd: packages })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(packages, file), 'utf8');
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      const calls = /[\\/]areas[\\/]/.test(file) ? callsOf(tree) : [];
      return [...tree.statements.flatMap(fieldsOf), ...calls];
    });
}
