// The files generated from openapi.yaml: one function per file, for the generator and for the up-to-date test.
import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}
interface Answer {
  $ref?: string;
  content?: Readonly<Record<string, { schema: Schema }>>;
}
interface Operation {
  operationId: string;
  responses: Readonly<Record<string, Answer>>;
  security?: readonly unknown[];
  requestBody?: { content: Record<string, unknown> };
  'x-marketfront-extension'?: boolean;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

export const documentUrl = new URL('../openapi.yaml', import.meta.url);
const header = '// Generated from openapi.yaml by `pnpm generate`. Do not edit.\n';

async function schemaTypes(): Promise<string> {
  return header + astToString(await openapiTS(documentUrl, { alphabetize: false }));
}

/** The schema of `data` in a successful answer: each answer is an error envelope or a success with its data. */
function dataSchema({ components }: Document, { responses }: Operation): Schema {
  const answer = responses['200'];
  const shared = answer?.$ref?.split('/').at(-1);
  const { content } = (shared === undefined ? answer : components.responses[shared]) ?? {};
  const schema = content?.['application/json']?.schema;
  const success = (schema?.oneOf ?? schema?.anyOf)?.[0] ?? schema;
  const parts = success?.allOf ?? (success ? [success] : []);
  return parts.find(({ properties }) => properties?.['data'])?.properties?.['data'] ?? {};
}

/** The JSON types that a value may have, and the fields that an object must have. */
function shapeOf(
  document: Document,
  { $ref, oneOf, type, required, allOf }: Schema,
): {
  types: readonly string[];
  required: readonly string[];
} {
  const referred = $ref && document.components.schemas[$ref.split('/').at(-1) ?? ''];
  if (referred) return shapeOf(document, referred);
  const parts = (oneOf ?? allOf ?? []).map((part) => shapeOf(document, part));
  return {
    types: [...new Set([type ?? [], ...parts.map(({ types }) => types)].flat())],
    required: [...(required ?? []), ...parts.flatMap((part) => part.required)],
  };
}

async function operationsTable(): Promise<string> {
  const document = parse(await readFile(documentUrl, 'utf8')) as Document;
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      body: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
      auth: operation.security?.length !== 0,
      extension: operation['x-marketfront-extension'] === true,
      data: shapeOf(document, dataSchema(document, operation)),
    })),
  );
  // One constant per operation, so that a bundle contains only the operations that it calls.
  const constants = rows.map((row) => `export const ${row.operationId} = ${JSON.stringify(row)} as const;\n`);
  const names = rows.map(({ operationId }) => `  ${operationId},\n`);
  return `${header}${constants.join('')}\nexport const operationsTable = [\n${names.join('')}] as const;\n`;
}

export const generatedFiles = [
  { url: new URL('../src/generated/schema.d.ts', import.meta.url), make: schemaTypes },
  { url: new URL('../src/generated/operations.ts', import.meta.url), make: operationsTable },
] as const;
