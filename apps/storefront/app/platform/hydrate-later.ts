import { type ComponentType, createElement, lazy, memo, useEffect } from 'react';
import { loadUntilThere, nextInteraction } from './load-until-there.ts';
import { savesData } from './saves-data.ts';

let first: Promise<void> | undefined;

/** When a page has settled, its other parts are taken over without an interaction, in milliseconds: then nobody waits for them. */
const settled = 1000;

async function loadAfterInteraction<Module>(load: () => Promise<Module>): Promise<Module> {
  const loadedUnasked = new Promise<void>((resolve) => {
    // What fails is loaded again after the interaction.
    setTimeout(
      () =>
        savesData() ||
        load().then(
          () => resolve(),
          () => undefined,
        ),
      settled,
    );
  });
  await Promise.race([(first ??= nextInteraction()), loadedUnasked]);
  return loadUntilThere(load);
}

/** The last button that was pressed before its code was there. Links and forms need none. */
let unansweredButton: HTMLElement | undefined;

if (!import.meta.env.SSR) {
  // Pressed before any script had started (`server/first-paint.ts`).
  unansweredButton = (globalThis as { earlyPress?: HTMLElement | null }).earlyPress ?? undefined;
  if (unansweredButton) first = Promise.resolve();
  const remember = ({ target }: Event) => {
    unansweredButton =
      (target instanceof Element && target.closest<HTMLElement>('button[type=button]')) || undefined;
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
 * Presses again, once its code is there, the button whose press was lost. A part is rendered again when its props change,
 * not with every page around it: header and footer are the same on all of them.
 */
const withLostPress = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function AnswersLostPress(props: Props) {
    useEffect(pressAgain, []);
    return createElement(Part, props);
  });

/**
 * A part of the page that works without script, such as header and footer: its code is loaded at the first interaction
 * with the page, or a second later without one, and takes over the HTML of the server. A button that is pressed before that is pressed again then. Wrap it
 * in `Suspense`.
 * @param load imports the component
 */
export const hydrateLater = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> =>
  lazy(() => loadAfterInteraction(load).then(({ default: Part }) => ({ default: withLostPress(Part) })));
