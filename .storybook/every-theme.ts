import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { applyMode, plainMode, type Mode } from './modes.ts';

/**
 * Every theme but the one that the accessibility addon has just looked at, and the brands in light and dark: what a
 * brand changes in high contrast is a few accents, which the tests of the tokens compute.
 */
const palettes: readonly Pick<Mode, 'theme' | 'brand'>[] = [
  { theme: 'dark', brand: 'marketfront' },
  { theme: 'contrast-light', brand: 'marketfront' },
  { theme: 'contrast-dark', brand: 'marketfront' },
  { theme: 'light', brand: 'harbor' },
  { theme: 'dark', brand: 'harbor' },
  { theme: 'light', brand: 'plum' },
  { theme: 'dark', brand: 'plum' },
];

/** What depends on colours alone. The rest was asked once; it cannot change with the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface A11yParameters {
  disable?: boolean;
  test?: 'off' | 'todo' | 'error';
  context?: ElementContext;
  config?: { rules?: readonly { id: string; enabled?: boolean }[] };
}

const still = '*, ::before, ::after { transition: none !important; }';

const tell = ({ violations }: AxeResults, { theme, brand }: Pick<Mode, 'theme' | 'brand'>) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) =>
        `${brand}, ${theme}: ${id} at ${target.join(' ')}\n  ${html}\n  ${any.map(({ message }) => message).join(' ')}`,
    ),
  );

/**
 * Asks axe about the colours of the story that stands on the page in every other palette: no render, only other
 * values of the variables.
 * @throws Error that names palette and element
 */
export async function checkEveryTheme(
  { disable, test, context, config }: A11yParameters,
  mode: Pick<Mode, 'locale' | 'dir'>,
) {
  const off = new Set(config?.rules?.filter(({ enabled }) => enabled === false).map(({ id }) => id));
  const rules = colourRules.filter((id) => !off.has(id));
  if (disable || test === 'off' || test === 'todo' || rules.length === 0) return;

  const { default: axe } = await import('axe-core');
  const options: RunOptions = { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] };
  const where: ElementContext = context ?? { include: document.body, exclude: ['.sb-wrapper'] };
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = still;
  const wrong: string[] = [];
  try {
    for (const palette of palettes) {
      applyMode({ ...plainMode, ...mode, ...palette });
      wrong.push(...tell(await axe.run(where, options), palette));
    }
  } finally {
    applyMode({ ...plainMode, ...mode });
    style.remove();
  }
  if (wrong.length > 0) throw new Error(`Colours that fail in another theme\n${wrong.join('\n')}`);
}
