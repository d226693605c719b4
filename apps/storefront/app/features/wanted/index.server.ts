export { doWanted, withAccount } from './wanted.server.ts';
