import * as v from 'valibot';
import { type ValidationKey, validationKeys } from './keys.ts';

export interface ValidationIssue {
  key: ValidationKey;
  /** Dotted name of the field, '' for the whole input. */
  path: string;
}

export type Validated<Value> =
  | { ok: true; value: Value; issues: readonly [] }
  | { ok: false; issues: readonly [ValidationIssue, ...ValidationIssue[]] };

const known: ReadonlySet<string> = new Set(validationKeys);
const keyOf = (message: string): ValidationKey =>
  known.has(message) ? (message as ValidationKey) : 'invalidValue';

/** Validates an input. Returns the value, or issues as message keys: the first one of each field. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output, issues: [] };
  const byPath = new Map<string, ValidationIssue>();
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    if (!byPath.has(path)) byPath.set(path, { key: keyOf(issue.message), path });
  }
  const [first = { key: 'invalidValue', path: '' }, ...rest] = byPath.values();
  return { ok: false, issues: [first, ...rest] };
}
