import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** The Content-Security-Policy nonce of one response; the server sets it, in development it is empty. */
export const nonceContext = createContext('');

/** The same inside React while the server renders; empty in the browser, since browsers hide nonces anyway. */
export const NonceContext = createReactContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
