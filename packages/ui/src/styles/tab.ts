import { vars } from '../tokens/contract.css.ts';
import { target } from './target.ts';

const { color } = vars;

/** A tab with a line below, in Tabs (links) and TabPanels. */
export const tabBase = {
  ...target,
  minBlockSize: '44px',
  whiteSpace: 'nowrap',
  color: color.textMuted,
  borderBlockEnd: '2px solid transparent',
} as const;

export const tabSelected = {
  color: color.text,
  fontWeight: vars.fontWeight.medium,
  borderBlockEndColor: color.ink,
} as const;
