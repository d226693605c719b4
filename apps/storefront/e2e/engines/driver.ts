/** A point of the window, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const keys = ['Enter', 'Escape', 'Tab', 'Backspace', 'ArrowLeft', 'ArrowRight', 'ArrowDown'] as const;
export type Key = (typeof keys)[number];

/** The operations of every engine's own protocol. Everything else is built on them once (`visitor.ts`). */
export interface Driver {
  /** Opens an address and waits until its document has loaded. */
  open(url: string): Promise<void>;
  /**
   * Calls a function in the page.
   * @param script its source text
   * @param values its arguments
   * @throws Error if the document is left meanwhile
   */
  call<Result>(script: string, ...values: readonly unknown[]): Promise<Result>;
  /** Goes back in the history. */
  back(): Promise<void>;
  click(point: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file in the first field that matches a CSS selector. */
  upload(selector: string, file: string): Promise<void>;
  /** Lets the script that starts a page wait; returns a function that lets it arrive. Only in WebKit. */
  holdScript?(): () => void;
  /** Errors and warnings of the console, uncaught errors, failed loads. */
  readonly noise: readonly string[];
  /** Writes a picture of the window. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
}
