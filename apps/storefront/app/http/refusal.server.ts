import type { ValidationIssue } from '@marketfront/api-client';
import { data } from 'react-router';
import { getMessages } from '../messages/index.ts';
import type { Shop } from './shop.server.ts';

interface RefusalDetails {
  readonly status?: number;
  /** The field to which the message belongs. */
  readonly at?: string;
  /** The messages of all refused fields, by their names in the form. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The amounts before and after a price change. */
  readonly from?: string;
  readonly to?: string;
  /** The session has ended: script opens the sign-in dialog and sends the form again. */
  readonly signIn?: true;
  /** The form's idempotency key, for the form that repeats it (`form.server.ts`). */
  readonly idempotencyKey?: string | undefined;
}

/** An action's response to a form that cannot be carried out. */
export const refusal = (message: string, { status = 400, ...details }: RefusalDetails = {}) =>
  data({ ok: false as const, message, ...details }, { status });

type Refusal = ReturnType<typeof refusal>;

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' &&
  answer !== null &&
  (answer as { type?: string }).type === 'DataWithResponseInit' &&
  (answer as { data?: { ok?: boolean } }).data?.ok === false;

/**
 * The refusal of a form that a validation schema rejected: the message of its first issue, and one for each field.
 * @param formNames the form's names of fields that have other names in the schema
 */
export async function invalidForm(
  shop: Shop,
  issues: readonly [ValidationIssue, ...ValidationIssue[]],
  formNames: Readonly<Record<string, string>> = {},
) {
  const t = await getMessages(shop.locale.code, 'errors');
  const nameOf = ({ path }: ValidationIssue) =>
    (Object.hasOwn(formNames, path) ? formNames[path] : undefined) ?? path;
  const at = nameOf(issues[0]);
  const errors = Object.fromEntries(issues.map((issue) => [nameOf(issue), t(`errors.field.${issue.key}`)]));
  return refusal(t(`errors.field.${issues[0].key}`), { ...(at && { at, errors }) });
}
