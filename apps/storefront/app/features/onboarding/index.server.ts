export { loadApplication } from './application.server.ts';
export { applicationCodeAction, applyAction } from './apply-action.server.ts';
export { loadRecords } from './records.server.ts';
export { loadSell } from './sell.server.ts';
