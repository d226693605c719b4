import { createContext } from 'react-router';

/** Address of the client behind the proxies in front of the shop; the server sets it, in development it is empty. */
export const clientAddressContext = createContext('');
