import { type ComponentType, memo, Suspense, use } from 'react';
import { lazyModule } from './lazy-module.ts';
import { nextInteraction } from './load-until-there.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** When the page and its pictures are there and the browser has nothing to do, unless the visitor saves data. */
const whenQuiet = () =>
  new Promise<void>((resolve) => {
    if (savesData()) return;
    const wait = () => void whenIdle(resolve);
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });

let wanted: Promise<void> | undefined;

/** When the visitor does something with the first page, or when that page is quiet: later parts are loaded then. */
export const whenWanted = (): Promise<void> => (wanted ??= Promise.race([nextInteraction(), whenQuiet()]));

/** All parts that the modules of this process name. */
const parts: (() => Promise<unknown>)[] = [];

/** For the server: no rendering waits for a part. */
export const loadEveryPart = () => Promise.all(parts.map((load) => load()));

/**
 * A part of the page that works without script: the server renders it, and its code takes over the HTML when the visitor
 * does something or the page is quiet. Until then its links and forms do what HTML does, and buttons that need script are
 * not seen (`useScriptOnly`). It is rendered again when its props change, not with everything around it.
 *
 * @param load - Imports its module.
 * @param place - The class of what keeps its place on a page that is opened by a link, while its code is loaded; without
 * one it takes none.
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
