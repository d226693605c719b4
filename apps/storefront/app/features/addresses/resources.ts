import { defineResource } from '../../http/index.ts';

/** Errors of an unfinished address: messages by field. */
export const addressCheck = defineResource<{
  act: { readonly ok: true; readonly errors: Readonly<Record<string, string>> } | { readonly ok: false };
}>('address-check');
