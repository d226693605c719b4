import type { Schemas } from '../wire.ts';

/** The reasons for reporting a product. */
export const reportReasons = [
  'counterfeit',
  'prohibited',
  'misleading',
  'offensive',
  'rights',
  'other',
] as const satisfies readonly Schemas['ReportReason'][];
export type ReportReason = (typeof reportReasons)[number];
