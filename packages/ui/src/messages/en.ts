import { en as core } from './core/en.ts';
import { en as more } from './more/en.ts';

export const en = { ...core, ...more } as const;

export default en;
