import type { Page } from 'playwright';

/** One picture of docs/images. */
export interface Shot {
  /** The name of its file. */
  readonly name: string;
  /** A description of its content. */
  readonly title: string;
  readonly path: string;
  /** Whether it is also taken in the dark theme. */
  readonly dark?: boolean;
  /** Actions on the page before the picture is taken. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export const shot = (name: string, title: string, path: string, more: Partial<Shot> = {}): Shot => ({
  name,
  title,
  path,
  ...more,
});
export const inBoth = { dark: true } as const;
/** The time until panels and dialogs have appeared. */
export const settled = 900;
