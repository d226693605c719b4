export { redirectWithin } from './redirect.server.ts';
