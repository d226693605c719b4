import { type ComponentType, memo, Suspense, use } from 'react';
import { lazyModule } from './lazy-module.ts';
import { nextInteraction } from './load-until-there.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** Resolves when the page and its pictures have loaded and the browser is idle, unless the visitor saves data. */
const whenQuiet = () =>
  new Promise<void>((resolve) => {
    if (savesData()) return;
    const wait = () => void whenIdle(resolve);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });

let wanted: Promise<void> | undefined;

/** Resolves when the visitor interacts with the first page, or when it is idle: later parts are then loaded. */
export const whenWanted = (): Promise<void> => (wanted ??= Promise.race([nextInteraction(), whenQuiet()]));

/** All deferred parts of the modules in this process. */
const parts: (() => Promise<unknown>)[] = [];

/** For the server: rendering never waits for a part. */
export const loadEveryPart = () => Promise.all(parts.map((load) => load()));

/**
 * A part of the page that works without script: the server renders it, and its code hydrates the HTML when the visitor
 * interacts with the page or the page is idle. Until then its links and forms work as plain HTML, and buttons that need
 * script are hidden (`useScriptOnly`). It is rendered again when its props change, not with everything around it.
 *
 * @param load - Imports its module.
 * @param place - The class of its placeholder on a page that is opened by a link, while its code is loaded; without one
 * there is no placeholder.
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  place?: string,
): ComponentType<Props> {
  const code = lazyModule(import.meta.env.SSR ? load : () => whenWanted().then(load));
  if (import.meta.env.SSR) parts.push(code.load);
  function Part(props: Props) {
    const { default: Component } = code.loaded ?? use(code.load());
    return <Component {...props} />;
  }
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={place && <div className={place} />}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
}
