import { createContext } from 'react';
import { plainMode, type Mode } from '../visual-modes.ts';

/** The toolbar's mode, for docs pages. */
export const ModeContext = createContext<Mode>(plainMode);
