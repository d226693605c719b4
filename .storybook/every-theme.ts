import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { colourRules, passedBefore } from './colour-memory.ts';
import { applyMode, plainMode, type Mode } from './modes.ts';

/**
 * All themes except light, which the accessibility addon has already checked, and the brands in light and dark. The
 * few accents that a brand changes in high contrast are covered by the token tests.
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

interface A11yParameters {
  disable?: boolean;
  test?: 'off' | 'todo' | 'error';
  context?: ElementContext;
  config?: { rules?: readonly { id: string; enabled?: boolean }[] };
}

const withoutTransitions = '*, ::before, ::after { transition: none !important; }';

const describeViolations = ({ violations }: AxeResults, { theme, brand }: Pick<Mode, 'theme' | 'brand'>) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, any }) =>
        `${brand}, ${theme}: ${id} at ${target.join(' ')}\n  ${html}\n  ${any.map(({ message }) => message).join(' ')}`,
    ),
  );

/**
 * Runs the colour rules of axe on the rendered story in every other palette, unless they have passed the same colours
 * before. Only the values of the CSS variables change; nothing is rendered again.
 * @throws Error that names palette and element
 */
export async function checkEveryTheme(
  { disable, test, context, config }: A11yParameters,
  mode: Pick<Mode, 'locale' | 'dir'>,
) {
  const disabledRules = new Set(
    config?.rules?.filter(({ enabled }) => enabled === false).map(({ id }) => id),
  );
  const rules = colourRules.filter((id) => !disabledRules.has(id));
  if (disable || test === 'off' || test === 'todo' || rules.length === 0) return;

  const options: RunOptions = { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] };
  // Finding a selector for every element takes a third of the time, so it is done only after a failure.
  const quick: RunOptions = { ...options, selectors: false, preload: false };
  const target: ElementContext = context ?? { include: document.body, exclude: ['.sb-wrapper'] };
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = withoutTransitions;
  const failures: string[] = [];
  try {
    for (const palette of palettes) {
      applyMode({ ...plainMode, ...mode, ...palette });
      if (passedBefore()) continue;
      if ((await axe.run(target, quick)).violations.length > 0)
        failures.push(...describeViolations(await axe.run(target, options), palette));
    }
  } finally {
    applyMode({ ...plainMode, ...mode });
    style.remove();
  }
  if (failures.length > 0) throw new Error(`Colour rules fail in another theme\n${failures.join('\n')}`);
}
