import { unanswered } from '@marketfront/ui/testing';
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Driver, Key } from './driver.ts';
import * as inPage from './in-page.ts';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The distance of the first field below the top of the card form, in pixels. */
const firstFieldOfFrame = 44;

type Text = string | RegExp;
type Role =
  | 'link'
  | 'button'
  | 'heading'
  | 'radio'
  | 'checkbox'
  | 'region'
  | 'dialog'
  | 'alertdialog'
  | 'group'
  | 'combobox'
  | 'textbox'
  | 'option'
  | 'status'
  | 'article'
  | 'main'
  | 'navigation';

export interface Place {
  readonly role: Role;
  readonly name?: Text;
}

const patternOf = (text: Text): inPage.Pattern => (typeof text === 'string' ? text : { source: text.source });
const roleAndName = ({ role, name }: Place) => ({
  role,
  ...(name !== undefined && { name: patternOf(name) }),
});
const within = (place: Place | undefined) => place && { within: roleAndName(place) };

/**
 * The actions and observations of a person in a browser, independent of its engine: it finds things by role, name and
 * label.
 */
export class Visitor {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  open(path: string): Promise<void> {
    return this.#driver.open(this.#origin + path);
  }

  /** Presses the element with a role and a name as soon as it can be reached. */
  async press(role: Role, name: Text, place?: Place): Promise<void> {
    await this.#press({ role, name: patternOf(name), ...within(place) }, `${role} "${name}"`);
  }

  /** Presses the first element that matches a CSS selector, for elements without a name of their own. */
  async pressFirst(selector: string, place?: Place): Promise<void> {
    await this.#press({ selector, ...within(place) }, selector);
  }

  /** Presses a text that has no role, such as the summary of a disclosure. */
  async pressText(text: Text, place?: Place): Promise<void> {
    await this.#press({ text: patternOf(text), ...within(place) }, `text "${text}"`);
  }

  /** Replaces the contents of a field. */
  async fill(label: Text, text: string, place?: Place): Promise<void> {
    const target = { label: patternOf(label), ...within(place) };
    await this.#press(target, `field "${label}"`);
    // What was pressed before may move the field under the pointer: then it is pressed again.
    await this.#until(`focus in "${label}"`, async () => {
      const isFocused = await this.#call(inPage.selectContents, target);
      if (!isFocused) await this.#press(target, `field "${label}"`);
      return isFocused;
    });
    await this.#driver.type(text);
  }

  async choose(label: Text, index: number): Promise<void> {
    const target = { label: patternOf(label) };
    await this.#until(`select "${label}"`, () => this.#call(inPage.chooseOption, target, index));
  }

  /** Types into the fields of a frame from another site, one after the other: our scripts cannot reach them. */
  async typeIntoFrame(texts: readonly string[]): Promise<void> {
    const place = await this.#until('the frame', () => this.#call(inPage.pointOf, { selector: 'iframe' }));
    await this.#driver.click({ x: place.x, y: place.top + firstFieldOfFrame });
    for (const [index, text] of texts.entries()) {
      if (index > 0) await this.#driver.press('Tab');
      await this.#driver.type(text);
    }
  }

  key(key: Key): Promise<void> {
    return this.#driver.press(key);
  }

  upload(selector: string, file: string): Promise<void> {
    return this.#driver.upload(selector, file);
  }

  /** Waits until an element can be pressed, without pressing it. */
  async reaches(role: Role, name: Text): Promise<void> {
    await this.#until(`${role} "${name}"`, () => this.#call(inPage.pointOf, { role, name: patternOf(name) }));
  }

  /** Waits until a text is visible in the page or in a part of it. */
  async sees(text: Text, place?: Place): Promise<void> {
    await this.#until(`the text "${text}"`, () => this.#sees(text, place));
  }

  async seesNo(text: Text, place?: Place): Promise<void> {
    await this.#until(`no text "${text}"`, async () => !(await this.#sees(text, place)));
  }

  /** Waits until an element with a role and a name is visible. */
  async finds(role: Role, name: Text, place?: Place): Promise<void> {
    const target = { role, name: patternOf(name), ...within(place) };
    await this.#until(`${role} "${name}"`, () =>
      this.#call((it: inPage.Target) => window.findTargets(it).length > 0, target),
    );
  }

  /** Lets the script that starts a page wait; returns a function that lets it arrive. Only in WebKit. */
  holdScript(): () => void {
    if (!this.#driver.holdScript) throw new Error('This engine has no proxy that could hold the script.');
    return this.#driver.holdScript();
  }

  /** Waits until the page has loaded and its script has started: controls that need script are visible. */
  async answers(): Promise<void> {
    await this.#until('the script of the page', () =>
      this.#call(
        (marked: string) =>
          document.readyState === 'complete' && document.getElementsByClassName(marked).length === 0,
        unanswered,
      ),
    );
  }

  /** Waits until the address of the page matches. */
  async isAt(address: RegExp): Promise<void> {
    await expect
      .poll(() => this.read(() => location.href).catch(() => ''), { intervals: [100] })
      .toMatch(address);
  }

  /** Goes back, like the button of the browser. */
  back(): Promise<void> {
    return this.#driver.back();
  }

  /** Calls a function in the page, which must not use anything outside of it. */
  read<Result, Values extends readonly unknown[]>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return this.#driver.call(String(script), ...values);
  }

  /** Checks that no word of the page is broken into two lines. */
  async expectWholeWords(): Promise<void> {
    expect(await this.read(inPage.brokenWords)).toEqual([]);
  }

  /** Checks that there were no errors that only the console shows. */
  expectQuiet(expected: RegExp): void {
    expect(this.#driver.noise.filter((line) => !expected.test(line))).toEqual([]);
  }

  #sees(text: Text, place?: Place): Promise<boolean | undefined> {
    return this.#call(inPage.sees, patternOf(text), place && roleAndName(place));
  }

  async #press(target: inPage.Target, what: string): Promise<void> {
    const point = await this.#until(what, () => this.#call(inPage.pointOf, target));
    await this.#driver.click(point);
  }

  /** Like `read`, with the dependencies of `in-page.ts`; undefined while the document changes. */
  async #call<Result, Values extends readonly unknown[]>(
    script: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result> | undefined> {
    const isReady = await this.read(() => document.readyState !== 'loading' && 'findTargets' in window);
    if (!isReady) {
      await this.#driver.call(`() => { ${testingLibrary} }`);
      await this.read(inPage.defineFindTargets);
    }
    return this.read(script, ...values);
  }

  /** Repeats the call until it returns a result. */
  async #until<Result>(what: string, ask: () => Promise<Result | undefined>): Promise<NonNullable<Result>> {
    let answer: Result | undefined;
    const tryOnce = async () => {
      try {
        answer = await ask();
        return answer ? 'found' : 'not found';
      } catch (error) {
        // Between two documents no call is possible.
        return String(error);
      }
    };
    await expect.poll(tryOnce, { message: what, intervals: [50, 100] }).toBe('found');
    return answer as NonNullable<Result>;
  }
}
