import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OperationId } from '@marketfront/api-client';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type JsonObject = { [key: string]: Json };

const require = createRequire(import.meta.url);

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Schemas to which allOf adds others; closing them would refuse the additions. */
const open = new Set(['Ok', 'PageInfo']);

/** Our own responses may contain only fields that the document names. */
function closeSchemas(document: JsonObject): void {
  const { schemas } = document.components as { schemas: JsonObject };
  for (const [name, schema] of Object.entries(schemas)) {
    if (open.has(name) || !isObject(schema) || 'additionalProperties' in schema) continue;
    if ('properties' in schema || 'allOf' in schema) schema.unevaluatedProperties = false;
  }
}

const methods = ['get', 'post'] as const;

type Parameter = { $ref?: string; name?: string; in?: string; schema?: object };

/** The parts of the document that generated requests use. */
export type ContractDocument = {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: object }> } } | undefined
    >
  >;
  components: { schemas: Record<string, object>; parameters: Record<string, Parameter> };
};

const readFile = (): unknown =>
  parse(readFileSync(require.resolve('@marketfront/api-client/openapi.yaml'), 'utf8'));

export const readDocument = () => readFile() as ContractDocument;

/** Checks responses against openapi.yaml. */
export function readContract(): Map<OperationId, ValidateFunction> {
  const document = readFile() as JsonObject;
  closeSchemas(document);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  const validators = new Map<OperationId, ValidateFunction>();
  const escape = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');
  for (const [path, item] of Object.entries(document.paths as JsonObject)) {
    for (const method of methods) {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(operation)) continue;
      const responses = operation.responses as JsonObject;
      const answer = responses['200'] as JsonObject;
      const pointer =
        typeof answer.$ref === 'string' ? answer.$ref : `#/paths/${escape(path)}/${method}/responses/200`;
      const $ref = `contract${pointer}/content/application~1json/schema`;
      validators.set(operation.operationId as OperationId, ajv.compile({ $ref }));
    }
  }
  return validators;
}
