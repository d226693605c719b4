export { loadSell } from './sell.server.ts';
