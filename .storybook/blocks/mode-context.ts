import { createContext } from 'react';
import { plainMode, type Mode } from '../picture-modes.ts';

/** What the toolbar says, for documents. */
export const ModeContext = createContext<Mode>(plainMode);
