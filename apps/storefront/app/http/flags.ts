import { createContext } from 'react-router';
import type { EvaluatedFlags } from '../session/flags.ts';

/** The switches as the server has evaluated them for this request; `null` in development, where nobody has yet. */
export const flagsContext = createContext<EvaluatedFlags | null>(null);
