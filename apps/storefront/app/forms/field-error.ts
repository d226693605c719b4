/** What an action answers to a form that it refuses (`refusal` of `handlers.server.ts`). */
export interface FieldRefusal {
  readonly message: string;
  readonly at?: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

/** The message of a field, if it was refused. */
export const fieldError = (refused: FieldRefusal | undefined, name: string): string | undefined =>
  refused?.fieldErrors?.[name] ?? (refused?.at === name ? refused.message : undefined);
