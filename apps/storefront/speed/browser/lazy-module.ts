import { loadUntilThere } from './load-until-there.ts';

/** Code that is loaded once, on first use. */
export interface LazyModule<Module> {
  /** Undefined until it has loaded; then it is used synchronously, while a promise would resolve in a later task. */
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
