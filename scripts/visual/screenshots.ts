import type { Browser, Page } from 'playwright';
import { visualModes, type VisualMode, type VisualModeName } from '../../.storybook/visual-modes.ts';
import { crop } from './picture.ts';

const modes: Record<VisualModeName, VisualMode> = visualModes;

const wide = { width: 1024, height: 768 };
const phoneHeight = 844;
/** Longer pages are cropped: the rest repeats the content above. */
const maxHeight = 2000;

/** Fixes the clock at 21 November 2026, so that countdowns do not change. Runs before any script of the page. */
function fixClock() {
  const now = 1_795_255_200_000;
  const RealDate = Date;
  class FixedDate extends RealDate {
    constructor(...args: unknown[]) {
      // @ts-expect-error Date's overloads cannot be spread into.
      super(...(args.length === 0 ? [now] : args));
    }
    static override now() {
      return now;
    }
  }
  globalThis.Date = FixedDate as DateConstructor;
  let seed = 1;
  Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

const withoutAnimation = `*, *::before, *::after {
  animation: none !important; transition: none !important;
  caret-color: transparent !important; scroll-behavior: auto !important;
}
::-webkit-scrollbar { display: none; }
.sb-wrapper { display: none !important; }`;

async function open(
  browser: Browser,
  origin: string,
  { locale, dir, viewport }: VisualMode,
  firstId: string,
  ids: readonly string[],
) {
  const page = await browser.newPage({
    viewport: viewport === undefined ? wide : { width: viewport, height: phoneHeight },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await page.addInitScript(fixClock);
  // Starts with another story, so that showing the first one counts as a change.
  const start = ids.find((id) => id !== firstId) ?? firstId;
  const globals = `theme:light;brand:marketfront;locale:${locale};dir:${dir};a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${start}&viewMode=story&globals=${globals}`);
  // Storybook reloads the page when a story is left while its play function runs.
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
  });
  await page.addStyleTag({ content: withoutAnimation });
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  });
  return page;
}

/** Shows a story and waits for its play function, fonts and pictures. */
async function show(page: Page, id: string): Promise<{ skip: boolean; failure: string | undefined }> {
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
    let failure: string | undefined;
    await new Promise<void>((resolve) => {
      const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'];
      const recordFailure = (error: unknown) => {
        failure = String((error as { message?: string } | undefined)?.message ?? error).split('\n')[0];
      };
      const end = (what: unknown) => {
        const finished = (what as { storyId?: string } | undefined)?.storyId;
        if (finished !== undefined && finished !== storyId) return;
        if (typeof what === 'object' && what !== null && 'message' in what) recordFailure(what);
        for (const event of ends) channel.off(event, end);
        channel.off('playFunctionThrewException', recordFailure);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        failure = 'not finished after 15 s';
        end(undefined);
      }, 15_000);
      for (const event of ends) channel.on(event, end);
      channel.on('playFunctionThrewException', recordFailure);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    return { skip: preview.currentRender?.story?.parameters?.chromatic?.disableSnapshot === true, failure };
  }, id);
  await loaded(page);
  return shown;
}

/** Waits for fonts and pictures. */
const loaded = (page: Page) =>
  page.evaluate(async () => {
    const twoFrames = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    await document.fonts.ready;
    // Waits until a theme change is rendered.
    await twoFrames();
    const pictures = [...document.images].map((image) => {
      // A lazy picture below the fold never loads, and decode() would wait for it forever.
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, 3000))]);
    await twoFrames();
  });

/** The height of the visible content, including overlays. */
const heightOf = (page: Page) =>
  page.evaluate(() => {
    const bottoms = [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('.sb-wrapper, #storybook-docs, script, style'))
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0)
      .map((box) => box.bottom + scrollY);
    return Math.ceil(Math.max(24, ...bottoms) + 16);
  });

/** The page from its top to the end of its content, or only the window if a modal dialog covers it. */
async function capture(page: Page, width: number): Promise<Buffer> {
  const isModal = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  if (isModal) return page.screenshot();
  const height = Math.min(await heightOf(page), maxHeight);
  return page.screenshot({ clip: { x: 0, y: 0, width, height }, fullPage: true });
}

const applyMode = (page: Page, { theme, brand }: VisualMode) =>
  page.evaluate(
    ([theme, brand]) => {
      Object.assign(document.documentElement.dataset, { theme, brand });
    },
    [theme, brand] as const,
  );

export interface Shot {
  id: string;
  modes: readonly VisualModeName[];
}

export interface Pictures {
  id: string;
  pictures: Map<VisualModeName, Buffer>;
  failure: string | undefined;
}

/** Modes that share one page load: theme and brand only change attributes. */
const pageLoads = Object.values(
  Object.groupBy(Object.keys(modes) as VisualModeName[], (name) => {
    const { locale, dir, viewport } = modes[name];
    return `${locale} ${dir} ${viewport}`;
  }),
) as VisualModeName[][];

/**
 * Captures stories in their modes. Each language, direction and width has one page, which shows the stories in turn.
 * Stories that cannot be captured are left out.
 */
export async function takePictures(
  browser: Browser,
  origin: string,
  shots: readonly Shot[],
  everyId: readonly string[],
  onStory: (id: string, seconds: number) => void,
): Promise<Pictures[]> {
  const all = new Map<string, Pictures>();
  for (const names of pageLoads) {
    const [name] = names;
    const due = shots.filter((shot) => names.some((mode) => shot.modes.includes(mode)));
    if (name === undefined || due[0] === undefined) continue;
    const first = modes[name];
    const page = await open(browser, origin, first, due[0].id, everyId);
    const width = first.viewport ?? wide.width;
    for (const { id, modes: wanted } of due) {
      const startedAt = performance.now();
      const { skip, failure } = await show(page, id);
      if (skip) continue;
      const entry = all.get(id) ?? { id, pictures: new Map(), failure: undefined };
      // Play functions query English text in a wide window; elsewhere they may fail, always at the same point.
      if (name === 'light') entry.failure = failure;
      all.set(id, entry);
      for (const mode of names.filter((each) => wanted.includes(each))) {
        await applyMode(page, modes[mode]);
        // Dark themes have pictures of their own.
        if (mode !== name) await loaded(page);
        entry.pictures.set(mode, await crop(await capture(page, width)));
      }
      await applyMode(page, first);
      onStory(id, (performance.now() - startedAt) / 1000);
    }
    await page.close();
  }
  return [...all.values()];
}
