// The files generated from openapi.yaml: one function per file, for the generator and the test that they are up to date.
import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  security?: readonly unknown[];
  requestBody?: { content: Record<string, unknown> };
  'x-marketfront-extension'?: boolean;
}
type Document = { paths: Record<string, Record<string, Operation>> };

export const documentUrl = new URL('../openapi.yaml', import.meta.url);
const header = '// Generated from openapi.yaml by `pnpm generate`. Do not edit.\n';

async function schemaTypes(): Promise<string> {
  return header + astToString(await openapiTS(documentUrl, { alphabetize: false }));
}

async function operationsTable(): Promise<string> {
  const { paths } = parse(await readFile(documentUrl, 'utf8')) as Document;
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      JSON.stringify({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        body: Object.keys(operation.requestBody?.content ?? {})[0] ?? null,
        auth: operation.security?.length !== 0,
        extension: operation['x-marketfront-extension'] === true,
      }),
    ),
  );
  return `${header}export const operationsTable = [\n${rows.map((row) => `  ${row},\n`).join('')}] as const;\n`;
}

export const generatedFiles = [
  { url: new URL('../src/generated/schema.d.ts', import.meta.url), make: schemaTypes },
  { url: new URL('../src/generated/operations.ts', import.meta.url), make: operationsTable },
] as const;
