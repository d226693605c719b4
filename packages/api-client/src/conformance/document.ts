import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { OperationId } from '../wire.ts';
import type { Difference } from './difference.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Answer {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  operationId: OperationId;
  responses: Record<string, Answer>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
}

const pointer = (...parts: string[]) =>
  parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The validator of a successful answer, per operation of `openapi.yaml`. */
export function readValidators(): Map<OperationId, ValidateFunction> {
  const document = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'contract');
  const validators = new Map<OperationId, ValidateFunction>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const answer = operation.responses?.['200'];
      if (answer === undefined) continue;
      const shared = answer.$ref?.split('/').at(-1);
      const where =
        shared === undefined
          ? pointer('paths', path, method, 'responses', '200')
          : pointer('components', 'responses', shared);
      const found = shared === undefined ? answer : document.components.responses[shared];
      const schema = found?.content?.['application/json']?.schema;
      if (schema === undefined) continue;
      // Every call may also answer with the error envelope; only the first alternative is a success.
      const branch = schema.anyOf ? '/anyOf/0' : schema.oneOf ? '/oneOf/0' : '';
      const $ref = `contract#${where}${pointer('content', 'application/json', 'schema')}${branch}`;
      validators.set(operation.operationId, ajv.compile({ $ref }));
    }
  }
  return validators;
}

const fieldPath = (error: ErrorObject) => {
  const missing =
    error.keyword === 'required' ? `/${(error.params as { missingProperty: string }).missingProperty}` : '';
  return (error.instancePath + missing)
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
};

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
};

/** Formats Ajv's errors, one line per field; a field of many rows is reported once. */
export function differences(errors: readonly ErrorObject[]): Difference[] {
  const told = new Map<string, Difference>();
  for (const error of errors) {
    if (['anyOf', 'oneOf', 'allOf', 'if'].includes(error.keyword)) continue;
    const path = fieldPath(error);
    const key = path.replaceAll(/\[\d+\]/g, '[]');
    if (told.has(key)) continue;
    const problem =
      error.keyword === 'required'
        ? 'is missing'
        : error.keyword === 'enum'
          ? `must be one of ${shown((error.params as { allowedValues: unknown }).allowedValues)}, is ${shown(error.data)}`
          : `${error.message ?? error.keyword}, is ${shown(error.data)}`;
    told.set(key, { path, problem });
  }
  return [...told.values()];
}
