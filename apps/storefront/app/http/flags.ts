import { createContext } from 'react-router';
import type { EvaluatedFlags } from '../session/flags.ts';

/**
 * The switches as evaluated by the server for this request; `null` in development, where they are not evaluated yet.
 */
export const flagsContext = createContext<EvaluatedFlags | null>(null);
