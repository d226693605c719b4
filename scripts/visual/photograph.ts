import type { Browser, Page } from 'playwright';
import { pictureModes, type Mode } from '../../.storybook/picture-modes.ts';

export type ModeName = keyof typeof pictureModes;
export const modeNames = Object.keys(pictureModes) as ModeName[];

/** What one load of a page can show: a theme or a brand is a change of attributes, a language or direction is not. */
const loads = Object.values(
  Object.groupBy(modeNames, (name) => `${pictureModes[name].locale} ${pictureModes[name].dir}`),
) as ModeName[][];

const width = 1024;
const height = 768;
/** Longer pages are cut: their tail repeats what is above. */
const tallest = 2000;

/** 21 November 2026, so that countdowns stand still. Runs before any script of the page. */
function stopTheClock() {
  const now = 1_795_255_200_000;
  const RealDate = Date;
  class StoppedDate extends RealDate {
    constructor(...args: unknown[]) {
      // @ts-expect-error Date's overloads cannot be spread into.
      super(...(args.length === 0 ? [now] : args));
    }
    static override now() {
      return now;
    }
  }
  globalThis.Date = StoppedDate as DateConstructor;
  let seed = 1;
  Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const stillness = `*, *::before, *::after {
  animation: none !important; transition: none !important;
  caret-color: transparent !important; scroll-behavior: auto !important;
}
::-webkit-scrollbar { display: none; }
.sb-wrapper { display: none !important; }`;

async function open(
  browser: Browser,
  origin: string,
  { locale, dir }: Mode,
  not: string,
  ids: readonly string[],
) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await page.addInitScript(stopTheClock);
  // Any other story, so that showing the first one is a change too.
  const start = ids.find((id) => id !== not) ?? not;
  const globals = `theme:light;brand:marketfront;locale:${locale};dir:${dir};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${start}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
  await page.addStyleTag({ content: stillness });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  });
  return page;
}

/** Shows a story and waits until its play function, its fonts and its pictures are done. */
async function show(page: Page, id: string): Promise<{ skip: boolean; broken: string | undefined }> {
  await page.mouse.move(0, 0);
  const shown = await page.evaluate(async (storyId) => {
    interface Channel {
      on(event: string, listener: (what: unknown) => void): void;
      off(event: string, listener: (what: unknown) => void): void;
      emit(event: string, what: unknown): void;
    }
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: Channel;
        __STORYBOOK_PREVIEW__: {
          currentRender?: { story?: { parameters?: { chromatic?: { disableSnapshot?: boolean } } } };
        };
      };
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    let broken: string | undefined;
    await new Promise<void>((resolve) => {
      const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
      const note = (error: unknown) => {
        broken = String((error as { message?: string } | undefined)?.message ?? error).split('\n')[0];
      };
      const end = (what: unknown) => {
        if (typeof what === 'object' && what !== null && 'message' in what) note(what);
        for (const event of ends) channel.off(event, end);
        channel.off('playFunctionThrewException', note);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        broken = 'not finished after 15 s';
        end(undefined);
      }, 15_000);
      for (const event of ends) channel.on(event, end);
      channel.on('playFunctionThrewException', note);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    return { skip: preview.currentRender?.story?.parameters?.chromatic?.disableSnapshot === true, broken };
  }, id);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].map((image) => {
      // A lazy picture below the fold never comes, and decode() would wait for it for ever.
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 3000))]);
    await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
  return shown;
}

/** As high as what is seen, overlays included. */
const heightOf = (page: Page) =>
  page.evaluate(() => {
    const bottoms = [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('.sb-wrapper, #storybook-docs, script, style'))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
      .map((box) => box.bottom + scrollY);
    return Math.ceil(Math.max(24, ...bottoms) + 16);
  });

const put = (page: Page, { theme, brand }: Mode) =>
  page.evaluate(
    ([theme, brand]) => {
      Object.assign(document.documentElement.dataset, { theme, brand });
    },
    [theme, brand] as const,
  );

export interface Pictures {
  id: string;
  pictures: Map<ModeName, Buffer>;
  broken: string | undefined;
}

/** Every story in every mode: one page per language and direction, the stories one after the other in it. */
export async function photograph(
  browser: Browser,
  origin: string,
  ids: readonly string[],
  everyId: readonly string[],
  onStory: (id: string, seconds: number) => void,
): Promise<Pictures[]> {
  const all = new Map<string, Pictures>();
  for (const load of loads) {
    const [first] = load;
    if (first === undefined || ids[0] === undefined) continue;
    const page = await open(browser, origin, pictureModes[first], ids[0], everyId);
    for (const id of ids) {
      const began = performance.now();
      const { skip, broken } = await show(page, id);
      if (skip) continue;
      const entry = all.get(id) ?? { id, pictures: new Map(), broken: undefined };
      // Play functions look for English words; in another language they may end early, always at the same point.
      if (pictureModes[first].locale === 'en') entry.broken ??= broken;
      all.set(id, entry);
      for (const mode of load) {
        await put(page, pictureModes[mode]);
        const clip = { x: 0, y: 0, width, height: Math.min(await heightOf(page), tallest) };
        entry.pictures.set(mode, await page.screenshot({ clip, fullPage: true, caret: 'hide' }));
      }
      await put(page, pictureModes[first]);
      onStory(id, (performance.now() - began) / 1000);
    }
    await page.close();
  }
  return [...all.values()];
}
