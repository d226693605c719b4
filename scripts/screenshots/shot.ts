import type { Page } from 'playwright';

/** One picture of docs/images. */
export interface Shot {
  /** The name of its file. */
  readonly name: string;
  /** What it shows. */
  readonly title: string;
  readonly path: string;
  /** Also in the dark theme. */
  readonly dark?: boolean;
  /** What is done on the page first. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export const shot = (name: string, title: string, path: string, more: Partial<Shot> = {}): Shot => ({
  name,
  title,
  path,
  ...more,
});
export const inBoth = { dark: true } as const;
/** Until panels and dialogs have come in. */
export const settled = 900;
