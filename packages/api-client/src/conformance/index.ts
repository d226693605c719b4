export {
  checkConformance,
  conforms,
  type ConformanceOptions,
  type Finding,
  type FindingKind,
  findingKinds,
} from './check.ts';
export type { Difference } from './document.ts';
export { report } from './report.ts';
