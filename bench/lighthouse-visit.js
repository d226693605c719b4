import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';

const { executablePath, args } = JSON.parse(process.env.CHROMIUM_OPTIONS);

/** A browser for the visits; `kill` ends it. */
export const launchChrome = async () =>
  chromeLauncher.launch({
    chromePath: executablePath ?? (await import('playwright-core')).chromium.executablePath(),
    chromeFlags: ['--headless=new', ...args],
  });

/** The reasons why a category is below 100, except for the times themselves. */
export const faultsOf = ({ audits, categories }) =>
  Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);

/**
 * One visit.
 * @param flags `port` of the browser and `onlyCategories`
 */
// On a busy machine Chromium sometimes records no start of the navigation: Lighthouse then asks for another run.
export async function visit(url, flags, config, attempts = 3) {
  const { lhr } = await lighthouse(url, { logLevel: 'error', ...flags }, config);
  if (!lhr.runtimeError) return lhr;
  if (attempts === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return visit(url, flags, config, attempts - 1);
}
