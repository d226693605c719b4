export { describe } from './describe.server.ts';
