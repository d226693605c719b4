import { loadUntilThere } from './load-until-there.ts';

/** Code that is loaded once, when it is first asked for. */
export interface LazyModule<Module> {
  /** Nothing until it is there; then it is used at once, where a promise would answer in a later task. */
  readonly loaded: Module | undefined;
  readonly load: () => Promise<Module>;
}

/** @param load imports the code; without a connection it is tried again at the next interaction */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load: () => (loading ??= loadUntilThere(load).then((module) => (loaded = module))),
  };
}
