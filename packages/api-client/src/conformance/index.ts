export {
  checkConformance,
  conforms,
  type ConformanceOptions,
  type Finding,
  type FindingKind,
  findingKinds,
} from './check.ts';
export type { Difference } from './difference.ts';
export { report, type ReportOptions, verdict } from './report.ts';
