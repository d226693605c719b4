export { loadHome } from './home.server.ts';
export { loadRoot } from './root.server.ts';
