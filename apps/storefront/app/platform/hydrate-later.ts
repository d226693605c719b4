import { type ComponentType, createElement, memo, use, useEffect } from 'react';
import { type Code, codeOf } from './code.ts';
import { nextInteraction } from './load-until-there.ts';
import { savesData } from './saves-data.ts';

let first: Promise<void> | undefined;

/**
 * How long after its first script the other parts of a page are loaded without an interaction, in milliseconds: the
 * page's own requests have ended by then, and most visitors have not yet pointed at anything.
 */
export const settled = 600;

const whenSettled = () => new Promise<void>((resolve) => setTimeout(() => savesData() || resolve(), settled));

async function loadAfterInteraction<Module>(load: () => Promise<Module>): Promise<Module> {
  await Promise.race([(first ??= nextInteraction()), whenSettled()]);
  return load();
}

/**
 * Code of parts of the page that work without it, such as header and footer: it is loaded at the first interaction with
 * the page, or shortly after it without one.
 * @param load imports it
 */
export const codeLater = <Module>(load: () => Promise<Module>): Code<Module> =>
  codeOf(() => loadAfterInteraction(load));

/** The last button that was pressed before its code was there. Links and forms need none. */
let unansweredButton: HTMLElement | undefined;

if (!import.meta.env.SSR) {
  // Pressed before any script had started (`server/first-paint.ts`).
  unansweredButton = (globalThis as { earlyPress?: HTMLElement | null }).earlyPress ?? undefined;
  if (unansweredButton) first = Promise.resolve();
  const remember = ({ target }: Event) => {
    // A busy button ignores the press, which is no press that its code has missed.
    const waiting = 'button[type=button]:not([aria-disabled=true])';
    unansweredButton = (target instanceof Element && target.closest<HTMLElement>(waiting)) || undefined;
  };
  addEventListener('click', remember, true);
  // React stops a press on what it has not hydrated: every other one comes back to the window.
  addEventListener('click', () => {
    unansweredButton = undefined;
  });
}

/** Presses the button whose press was lost again. Until its own code is there, this is lost, too. */
export const pressAgain = () => unansweredButton?.click();

/**
 * A part of the page that works without script: its code (see `codeLater`) takes over the HTML of the server. A button
 * that is pressed before that is pressed again then. It is rendered again when its props change, not with every page
 * around it: header and footer are the same on all of them. Wrap it in `Suspense`.
 * @param source imports its module, or is the code that it shares with other parts
 * @param pick finds the component in the module
 */
export const hydrateLater = <Props extends object, Module = { default: ComponentType<Props> }>(
  source: (() => Promise<Module>) | Code<Module>,
  pick = (module: Module) => (module as { default: ComponentType<Props> }).default,
): ComponentType<Props> => {
  const code = typeof source === 'function' ? codeLater(source) : source;
  return memo(function HydratedLater(props: Props) {
    // No other hook after `use`, which is left out when the code has come: React would miss it.
    useEffect(pressAgain, []);
    return createElement(pick(code.loaded ?? use(code.load())), props);
  }) as ComponentType<Props>;
};
