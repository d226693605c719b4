/** What a user perceives: a role and a name, or words. */
export type Description =
  | {
      role: string;
      /** The whole accessible name, or a pattern in it. */
      name?: string | RegExp | undefined;
      /** Holds something of this kind. */
      has?: Description | undefined;
    }
  | { text: string | RegExp };

/** What the locators need of a library: Testing Library and Playwright each have a small adapter. */
export interface Driver<E> {
  one(description: Description): E;
  /** Waits until it is there, where the library does not wait by itself. */
  find(description: Description): Promise<E>;
  within(element: E): Driver<E>;
  click(element: E): Promise<void>;
  /** Replaces what stands in a text field. */
  fill(element: E, text: string): Promise<void>;
  /** Focuses the element and presses a key, named as in `KeyboardEvent.key`. */
  press(element: E, key: string): Promise<void>;
}
