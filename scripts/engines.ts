/**
 * The engines of the smoke test (`apps/storefront/e2e/engines`): the paths of their programs, and their installation.
 */
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.ts';
import { chromium, chromiumLaunchOptions } from './chromium.ts';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const firstExisting = (paths: readonly string[]) => paths.find((path) => existsSync(path));

const firefoxPath = () =>
  firstExisting([
    ...(process.env.FIREFOX_PATH ? [process.env.FIREFOX_PATH] : []),
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** The WebKitGTK browser that its driver starts. Both, and the screen that they need, exist on Linux only. */
function webkitPath(): string | undefined {
  const browser = firstExisting(
    ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
      (machine) => `/usr/lib/${machine}/webkit2gtk-4.1/MiniBrowser`,
    ),
  );
  const isComplete = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((path) => existsSync(path));
  return isComplete ? browser : undefined;
}

/** The browser of an engine; undefined if it is not installed. */
export function enginePath(engine: Engine): string | undefined {
  if (engine === 'firefox') return firefoxPath();
  if (engine === 'webkit') return webkitPath();
  return chromiumLaunchOptions({ headlessShell: true }).executablePath ?? chromium.executablePath();
}

const debianPackages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
} as const;

/** Installs Debian's Firefox and WebKitGTK if root can; reports which engines remain untested. */
export function ensureEngines(): void {
  for (const engine of ['firefox', 'webkit'] as const) {
    if (enginePath(engine)) continue;
    aptInstall('--no-install-recommends', ...debianPackages[engine]);
    if (!enginePath(engine))
      console.log(
        `Skipped in the smoke test: ${engine}. "apt-get install ${debianPackages[engine].join(' ')}" installs it.`,
      );
  }
}
