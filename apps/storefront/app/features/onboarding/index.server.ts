export { loadApplication } from './application.server.ts';
export { loadSell } from './sell.server.ts';
