import type { Plugin, Rolldown } from 'vite';

type Statement = ReturnType<Rolldown.PluginContext['parse']>['body'][number];
type Declaration = NonNullable<Extract<Statement, { type: 'ExportNamedDeclaration' }>['declaration']>;

const declaredBy = (declaration: Declaration): string[] => {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
};

const exportedBy = (statement: Statement): string[] => {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type !== 'ExportNamedDeclaration') return [];
  if (statement.declaration) return declaredBy(statement.declaration);
  return statement.specifiers.map(({ exported }) =>
    exported.type === 'Identifier' ? exported.name : exported.value,
  );
};

/** Simulates how a bundler for server components treats client modules: their names can be rendered, but not called. */
export const clientReferences = (): Plugin => ({
  name: 'client-references',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return undefined;
    const { body } = this.parse(code);
    const [first] = body;
    if (!first || !('directive' in first) || first.directive !== 'use client') return undefined;
    const references = body.flatMap(exportedBy).map((name) => {
      const message = `${name} belongs to the client, but a module of the server called it`;
      return `const ${name}_ = () => { throw new Error(${JSON.stringify(message)}); };\nexport { ${name}_ as ${name} };`;
    });
    return { code: references.join('\n'), map: null };
  },
});
