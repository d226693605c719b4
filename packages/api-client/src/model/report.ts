import type { Schemas } from '../wire.ts';

/** Why a product is reported. */
export const reportReasons = [
  'counterfeit',
  'prohibited',
  'misleading',
  'offensive',
  'rights',
  'other',
] as const satisfies readonly Schemas['ReportReason'][];
export type ReportReason = (typeof reportReasons)[number];
