/** An element as a user perceives it: a role with a name, or a text. */
export type Description =
  | {
      role: string;
      /** The whole accessible name, or a pattern that it matches. */
      name?: string | RegExp | undefined;
      /** The description of an element that it contains. */
      has?: Description | undefined;
    }
  | { text: string | RegExp };

/** The operations that the locators need; Testing Library and Playwright each have an adapter. */
export interface Driver<E> {
  one(description: Description): E;
  /** Waits until the element exists, if the library does not wait by itself. */
  find(description: Description): Promise<E>;
  within(element: E): Driver<E>;
  click(element: E): Promise<void>;
  /** Replaces the text of an input. */
  fill(element: E, text: string): Promise<void>;
  /** Focuses the element and presses a key, named as in `KeyboardEvent.key`. */
  press(element: E, key: string): Promise<void>;
}
