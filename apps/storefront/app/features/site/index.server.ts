export { loadDealState, loadHome } from './home/home.server.ts';
export { loadRoot } from './root.server.ts';
