import ts from 'typescript';
import type { Module } from './modules.ts';

/** Removes `as X`, `satisfies X` and parentheses. */
export function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;
}

export const propertyOf = (object: ts.ObjectLiteralExpression | undefined, name: string) =>
  object?.properties.find(
    (property): property is ts.PropertyAssignment | ts.ShorthandPropertyAssignment =>
      (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
      property.name.getText() === name,
  );

export const valueOf = (property: ReturnType<typeof propertyOf>) =>
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

/** The `render` of a story, even if it refers to that of another: `render: PriceRange.render!`. */
export function renderOf(module: Module, object: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const value = valueOf(propertyOf(object, 'render'));
  const other = value && /^(\w+)\.render!?$/.exec(value.getText())?.[1];
  const shared = other && declaredObject(module, other);
  return shared ? renderOf(module, shared) : value;
}
