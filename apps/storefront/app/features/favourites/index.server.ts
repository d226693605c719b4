export { favouriteAction } from './favourite-action.server.ts';
