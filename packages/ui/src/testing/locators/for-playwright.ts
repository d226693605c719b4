import type { Description, Driver } from './description.ts';
import { Kit, type KitOptions } from './kit.ts';

interface RoleOptions {
  name?: string | RegExp;
  exact?: boolean;
}
/** The used part of Playwright's `Page`. */
export interface PlaywrightRoot<L> {
  getByRole(role: string, options?: RoleOptions): L;
  getByText(text: string | RegExp, options?: { exact?: boolean }): L;
}
/** The used part of Playwright's `Locator`. */
export interface PlaywrightLocator<L> extends PlaywrightRoot<L> {
  filter(options: { has: L }): L;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
}

function driverOf<L extends PlaywrightLocator<L>>(
  root: PlaywrightRoot<L>,
  page: PlaywrightRoot<L>,
): Driver<L> {
  const one = (description: Description, start = root): L => {
    if ('text' in description) return start.getByText(description.text, { exact: true });
    const { role, name, has } = description;
    const found = start.getByRole(role, name === undefined ? {} : { name, exact: true });
    // The filter is evaluated inside each element, so it starts at the page.
    return has ? found.filter({ has: one(has, page) }) : found;
  };
  return {
    one: (description) => one(description),
    // Playwright's locators wait by themselves.
    find: (description) => Promise.resolve(one(description)),
    within: (locator) => driverOf(locator, page),
    click: (locator) => locator.click(),
    fill: (locator, text) => locator.fill(text),
    press: (locator, key) => locator.press(key),
  };
}

/** Locators for Playwright: `forPlaywright(page)`; use `.inside(locator)` for a part of the page. */
export const forPlaywright = <L extends PlaywrightLocator<L>>(
  page: PlaywrightRoot<L>,
  options: KitOptions = {},
) => new Kit<L>(driverOf(page, page), options);
