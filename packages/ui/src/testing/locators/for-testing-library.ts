import type { Description, Driver } from './description.ts';
import { Kit, type KitOptions } from './kit.ts';

interface RoleOptions {
  name?: string | RegExp;
}
/** The used part of `within()` of Testing Library. */
export interface TestingLibraryQueries {
  queryAllByRole(role: string, options?: RoleOptions): HTMLElement[];
  queryAllByText(text: string | RegExp): HTMLElement[];
  findAllByRole(role: string, options?: RoleOptions): Promise<HTMLElement[]>;
}
/** The used part of `@testing-library/user-event`. */
export interface TestingLibraryUser {
  click(element: Element): Promise<void>;
  clear(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  keyboard(text: string): Promise<void>;
}

export interface TestingLibraryOptions extends KitOptions {
  /** `within` of Testing Library. */
  within: (element: HTMLElement) => TestingLibraryQueries;
  /** `userEvent` or `userEvent.setup()`; needed to open, search and select. */
  user?: TestingLibraryUser | undefined;
  /** The element to search in; the whole page by default. */
  container?: HTMLElement | undefined;
}

const describe = (description: Description): string =>
  JSON.stringify(description, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value));

const optionsOf = (name: string | RegExp | undefined) => (name === undefined ? {} : { name });

function driverOf({ within, user, container = document.body }: TestingLibraryOptions): Driver<HTMLElement> {
  const allIn = (element: HTMLElement, description: Description): readonly HTMLElement[] => {
    const queries = within(element);
    if ('text' in description) return queries.queryAllByText(description.text);
    const { role, name, has } = description;
    const found = queries.queryAllByRole(role, optionsOf(name));
    return has ? found.filter((each) => allIn(each, has).length > 0) : found;
  };
  const one = (description: Description) => {
    const [first, ...more] = allIn(container, description);
    if (first && more.length === 0) return first;
    throw new Error(
      `marketfront/ui/testing: ${first ? more.length + 1 : 'nothing'} on the page for ${describe(description)}; look inside one part with .inside(element).`,
    );
  };
  const needUser = () => {
    if (user) return user;
    throw new Error(
      'marketfront/ui/testing: this locator needs a user: pass forTestingLibrary({ user: userEvent.setup() }).',
    );
  };
  return {
    one,
    find: async (description) => {
      if ('role' in description)
        await within(container).findAllByRole(description.role, optionsOf(description.name));
      return one(description);
    },
    within: (element) => driverOf({ within, user, container: element }),
    click: (element) => needUser().click(element),
    fill: async (element, text) => {
      await needUser().clear(element);
      if (text !== '') await needUser().type(element, text.replace(/[[{]/g, '$&$&'));
    },
    press: (element, key) => {
      element.focus();
      return needUser().keyboard(`{${key}}`);
    },
  };
}

/** Locators for Testing Library: `forTestingLibrary({ within, user })`. */
export const forTestingLibrary = (options: TestingLibraryOptions): Kit<HTMLElement> =>
  new Kit(driverOf(options), options);
