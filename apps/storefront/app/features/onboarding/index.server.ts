export { loadApplication } from './application.server.ts';
export { applyAction } from './apply-action.server.ts';
export { loadRecords } from './records.server.ts';
export { loadSell } from './sell.server.ts';
export { onboardingResources } from './resources.server.ts';
