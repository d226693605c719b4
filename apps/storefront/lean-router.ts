import type { Plugin } from 'vite';

/** A condition or a value in the code of React Router that the shop's build knows beforehand. */
interface Known {
  /** The end of the module's path, below `lib/`. */
  readonly module: string;
  readonly text: string;
  readonly value: string;
}

/** What the shop does not use, so that a minifier leaves out the code behind it. */
const known: readonly Known[] = [
  // The browser has the whole table of routes (`routeDiscovery` in `react-router.config.ts`).
  {
    module: 'dom/ssr/fog-of-war.js',
    text: 'return routeDiscovery.mode === "lazy" && ssr === true;',
    value: 'return false;',
  },
  { module: 'router/router.js', text: 'init.patchRoutesOnNavigation', value: 'undefined' },
  { module: 'router/router.js', text: 'if (isFogOfWar)', value: 'if (false)' },
  // Nothing watches the router (`instrumentations` of `HydratedRouter`).
  { module: 'router/router.js', text: 'init.instrumentations', value: 'undefined' },
  {
    module: 'router/router.js',
    text: 'consumeInstrumentationClientResultMetaReceiver(router)',
    value: 'undefined',
  },
  { module: 'router/router.js', text: 'opts?.instrumentationNavigateMetaReceiver', value: 'undefined' },
  // Routes are made of modules that are loaded in parts.
  { module: 'router/router.js', text: 'typeof route.lazy === "function"', value: 'false' },
  // The server renders every page, without server components; no script has a checksum.
  { module: 'dom-export/hydrated-router.js', text: 'ssrInfo.context.isSpaMode', value: 'false' },
  {
    module: 'dom-export/hydrated-router.js',
    text: 'window.__reactRouterManifest.sri === true',
    value: 'false',
  },
  { module: 'dom/ssr/routes.js', text: 'if (isSpaMode)', value: 'if (false)' },
  { module: 'dom/ssr/components.js', text: 'isSpaMode && !isHydrated', value: 'false' },
  { module: 'hooks.js', text: 'if (this.context', value: 'if (false' },
  // Nobody edits a module while a build runs.
  {
    module: 'dom-export/hydrated-router.js',
    text: 'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;',
    value: '',
  },
  { module: 'dom/ssr/routes.js', text: 'if (needsRevalidation)', value: 'if (false)' },
  // No route names a page that is loaded ahead in its `links`.
  { module: 'dom/ssr/components.js', text: 'isPageLinkDescriptor(link) ?', value: 'false ?' },
  // Components that nothing uses, such as `Link`, which `platform/app-link.tsx` takes the place of.
  { module: 'dom/lib.js', text: 'React$1.forwardRef(', value: '/* @__PURE__ */ React$1.forwardRef(' },
];

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
        for (const { text, value } of known.filter((part) => part.module === module)) {
          if (!lean.includes(text))
            this.error(`${module} of React Router no longer contains “${text}”. ${adapt}`);
          lean = lean.replaceAll(text, value);
        }
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const missing = known.find(({ module }) => !met.has(module));
      if (missing && !error) this.error(`React Router no longer has ${missing.module}. ${adapt}`);
    },
  };
}
