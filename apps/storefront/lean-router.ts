import type { Plugin } from 'vite';

/**
 * What the shop does not use, so that a minifier leaves out the code behind it: conditions and values that the build knows
 * beforehand, by the module below `lib/` and its text.
 */
const known: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dom/ssr/fog-of-war.js': {
    // The browser has the whole table of routes (`routeDiscovery` in `react-router.config.ts`).
    'return routeDiscovery.mode === "lazy" && ssr === true;': 'return false;',
  },
  'router/router.js': {
    'init.patchRoutesOnNavigation': 'undefined',
    'if (isFogOfWar)': 'if (false)',
    // Nothing watches the router (`instrumentations` of `HydratedRouter`).
    'init.instrumentations': 'undefined',
    'consumeInstrumentationClientResultMetaReceiver(router)': 'undefined',
    'opts?.instrumentationNavigateMetaReceiver': 'undefined',
    // Routes are made of modules that are loaded in parts.
    'typeof route.lazy === "function"': 'false',
  },
  'dom-export/hydrated-router.js': {
    // The server renders every page; no script has a checksum.
    'ssrInfo.context.isSpaMode': 'false',
    'window.__reactRouterManifest.sri === true': 'false',
    // Nobody edits a module while a build runs.
    'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;': '',
  },
  'dom/ssr/routes.js': { 'if (isSpaMode)': 'if (false)', 'if (needsRevalidation)': 'if (false)' },
  'dom/ssr/components.js': {
    'isSpaMode && !isHydrated': 'false',
    // No route names a page that is loaded ahead in its `links`.
    'isPageLinkDescriptor(link) ?': 'false ?',
  },
  // There are no server components.
  'hooks.js': { 'if (this.context': 'if (false' },
  // Components that nothing uses, such as `Link`, which `platform/app-link.tsx` takes the place of.
  'dom/lib.js': { 'React$1.forwardRef(': '/* @__PURE__ */ React$1.forwardRef(' },
};

const inRouter = /\/react-router\/dist\/production\/lib\/(.+\.js)$/;
/** Names for tools of developers, which keep components that nothing uses. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;

const adapt = 'Adapt lean-router.ts to the new version.';

/** Leaves out of the browser's build what the shop does not use of React Router: a tenth of it. */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'marketfront:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: inRouter },
      handler(code, id) {
        const module = inRouter.exec(id)?.[1] ?? '';
        met.add(module);
        let lean = code.replaceAll(displayName, '');
        for (const [text, value] of Object.entries(known[module] ?? {})) {
          if (!lean.includes(text))
            this.error(`${module} of React Router no longer contains “${text}”. ${adapt}`);
          lean = lean.replaceAll(text, value);
        }
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const missing = Object.keys(known).find((module) => !met.has(module));
      if (missing && !error) this.error(`React Router no longer has ${missing}. ${adapt}`);
    },
  };
}
