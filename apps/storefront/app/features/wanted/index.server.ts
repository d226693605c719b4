export { doWanted, keepWanted } from './wanted.server.ts';
