import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';

/** The Content-Security-Policy nonce of one answer; the server sets it, development has none. */
export const nonceContext = createContext<string | undefined>(undefined);

/** The same inside React while the server renders; empty in the browser, where browsers hide nonces anyway. */
export const NonceContext = createReactContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
