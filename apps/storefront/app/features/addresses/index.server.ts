export { loadAddresses, readAddress } from './addresses.server.ts';
