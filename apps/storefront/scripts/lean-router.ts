import type { Plugin } from 'vite';

/** What the shop does not use of React Router. */
interface Unused {
  /** How our own code would use it, if it did: a build fails where it does. */
  readonly usedBy?: RegExp;
  /**
   * Constants in the place of what a build knows beforehand, by the module below `lib/` and its text: a minifier then leaves
   * out the code behind them.
   */
  readonly known: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const unused: Readonly<Record<string, Unused>> = {
  // The browser has the whole table of routes (`routeDiscovery` in `react-router.config.ts`).
  'lazy discovery of routes': {
    known: {
      'dom/ssr/fog-of-war.js': { 'return routeDiscovery.mode === "lazy" && ssr === true;': 'return false;' },
      'router/router.js': {
        'init.patchRoutesOnNavigation': 'undefined',
        'if (isFogOfWar)': 'if (false)',
        'if (!isFogOfWar)': 'if (true)',
        'fogOfWar.active && fogOfWar.matches': 'false',
        'if (loadMatch.isDiscovering)': 'if (false)',
        '\t\tpatchRoutes,': '',
      },
    },
  },
  'hot module replacement': {
    known: {
      'dom-export/hydrated-router.js': {
        'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;': '',
      },
      'dom/ssr/components.js': {
        'typeof criticalCss === "string" ?': 'false ?',
        'typeof criticalCss === "object" ?': 'false ?',
      },
      'dom/ssr/routes.js': { 'if (needsRevalidation)': 'if (false)' },
      'router/router.js': { '\t\t_internalSetRoutes,': '', '\t\tdispose,': '' },
    },
  },
  // The server renders every page.
  'single-page mode': {
    known: {
      'dom-export/hydrated-router.js': { 'ssrInfo.context.isSpaMode': 'false' },
      'dom/ssr/components.js': { 'isSpaMode && !isHydrated': 'false' },
      'dom/ssr/routes.js': { 'if (isSpaMode)': 'if (false)', 'if (!ssr && ': 'if (false && ' },
      'dom/ssr/single-fetch.js': { 'if (!ssr && ': 'if (false && ' },
      'router/router.js': {
        'init.dataStrategy || defaultDataStrategyWithMiddleware': 'init.dataStrategy',
        'if (!init.dataStrategy && ': 'if (false && ',
      },
    },
  },
  'server-rendered script contents': {
    known: {
      'dom/ssr/components.js': {
        'let contextScript = staticContext ?': 'let contextScript = false ?',
        'let routeModulesScript = !isStatic ?': 'let routeModulesScript = true ?',
      },
    },
  },
  'subresource integrity': {
    known: {
      'dom-export/hydrated-router.js': { 'window.__reactRouterManifest.sri === true': 'false' },
      'dom/ssr/components.js': { 'typeof manifest.sri === "object" ?': 'false ?' },
    },
  },
  'server components': { known: { 'hooks.js': { 'if (this.context': 'if (false' } } },
  instrumentation: {
    usedBy: /\binstrumentations\b/,
    known: {
      'router/router.js': {
        'init.instrumentations': 'undefined',
        'consumeInstrumentationClientResultMetaReceiver(router)': 'undefined',
        'opts?.instrumentationNavigateMetaReceiver': 'undefined',
      },
    },
  },
  // Routes are made of modules that are loaded in parts.
  'lazy functions of routes': {
    known: { 'router/router.js': { 'typeof route.lazy === "function"': 'false' } },
  },
  'navigation blockers': {
    usedBy: /\buse(?:Blocker|Prompt)\b/,
    known: {
      'router/router.js': {
        'let blockerKey = shouldBlockNavigation(': 'let blockerKey = void (',
        'if (unblockBlockerHistoryUpdate)': 'if (false)',
        'if (blockers.size > 0 && ': 'if (false && ',
        'state.blockers.forEach((_, key) => deleteBlocker(key));': '',
        '\t\tgetBlocker,': '',
        '\t\tdeleteBlocker,': '',
      },
    },
  },
  // `picture-transition.ts` has its own.
  'view transitions': {
    usedBy: /\b(?:viewTransition|useViewTransitionState)\b/,
    known: {
      'router/router.js': {
        'restoreAppliedTransitions(routerWindow, appliedViewTransitions);': '',
        'routerWindow.addEventListener("pagehide", _saveAppliedTransitions);': '',
        'removePageHideEventListener = () => routerWindow.removeEventListener("pagehide", _saveAppliedTransitions);':
          '',
        'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)':
          'if (false)',
        'else if (pendingViewTransitionEnabled)': 'else if (false)',
      },
      'components.js': {
        'if (!viewTransitionOpts || !isViewTransitionAvailable)': 'if (true)',
        'if (vtContext.isTransitioning && !vtContext.flushSync)': 'if (false)',
        'if (renderDfd && pendingState && ': 'if (false && ',
        'if (!vtContext.isTransitioning && interruption)': 'if (false)',
      },
    },
  },
  'synchronous updates and useTransitions': {
    usedBy: /\b(?:flushSync:|useTransitions)/,
    known: {
      'components.js': {
        'reactDomFlushSyncImpl && flushSync': 'false',
        'useTransitions === false': 'false',
        'useTransitions === true': 'false',
      },
    },
  },
  'client actions': {
    usedBy: /\bclientAction\b/,
    known: {
      'dom/ssr/routes.js': {
        'if (!routeModule.clientAction)': 'if (true)',
        'route.hasClientAction ?': 'false ?',
        'if (!route.hasClientAction)': 'if (true)',
        'if (route.clientActionModule)': 'if (false)',
        'route.clientLoaderModule || route.clientActionModule': 'route.clientLoaderModule',
      },
    },
  },
  'forms that are sent as JSON or as text': {
    usedBy: /\bencType[:=]\s*\W?["'](?:application\/json|text\/plain)/,
    known: {
      'dom/ssr/data.js': {
        'if (contentType && /\\bapplication\\/json\\b/.test(contentType))': 'if (false)',
        'else if (contentType && /\\btext\\/plain\\b/.test(contentType))': 'else if (false)',
      },
      'router/router.js': {
        'if (opts.body !== void 0)': 'if (false)',
        'if (formEncType === "application/json")': 'if (false)',
        'else if (formEncType === "text/plain")': 'else if (false)',
        'if (text != null)': 'if (false)',
        'else if (json !== void 0)': 'else if (false)',
      },
    },
  },
  'masked locations': {
    usedBy: /\bmask(?:=|: )\{/,
    known: { 'router/router.js': { 'if (opts?.mask)': 'if (false)' } },
  },
  'the onError callback': {
    usedBy: /<HydratedRouter[^>]+onError/,
    known: {
      'components.js': { 'if (newErrors && onError)': 'if (false)' },
      'hooks.js': {
        'if (this.props.onError)': 'if (false)',
        'dataRouterState && onErrorHandler ?': 'false ?',
      },
    },
  },
  'route patterns': {
    known: { 'router/router.js': { 'if (future.unstable_routePatternMatching)': 'if (false)' } },
  },
  // No route names a page that is loaded ahead in its `links`, and none has structured data in its `meta`.
  'rare link and meta descriptors': {
    usedBy: /\bscript:ld\+json\b/,
    known: {
      'dom/ssr/components.js': {
        'isPageLinkDescriptor(link) ?': 'false ?',
        'if ("script:ld+json" in metaProps)': 'if (false)',
      },
    },
  },
  // The root has its own error page, and every page is complete before it is shown.
  'pages and explanations for developers': {
    known: {
      'dom/ssr/components.js': {
        'if (!Array.isArray(routeMeta)) throw': 'if (false) throw',
        'if (!isValidMetaTag(tagName))': 'if (false)',
      },
      'dom/ssr/errorBoundaries.js': { 'errorInstance.stack), heyDeveloper)': 'errorInstance.stack))' },
      'dom/ssr/routes.js': {
        'route.id === "root" ? RemixRootDefaultHydrateFallback : void 0': 'void 0',
        'if (!route.hasAction) throw noActionDefinedError("action", route.id);': '',
        'preventInvalidServerHandlerCall("loader", route);': '',
      },
      'router/router.js': { 'if (method && pathname && routeId)': 'if (false)' },
      'hooks.js': { 'match.route.errorElement || defaultErrorElement': 'match.route.errorElement' },
    },
  },
  'routers without loaders': {
    known: {
      'hooks.js': {
        'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()':
          'useNavigateStable()',
      },
    },
  },
  // Such as `Link`, which `platform/app-link.tsx` takes the place of.
  'components that are not rendered': {
    known: { 'dom/lib.js': { 'React$1.forwardRef(': '/* @__PURE__ */ React$1.forwardRef(' } },
  },
};

const inRouter = /\/react-router\/dist\/production\/lib\/(.+\.js)$/;
/** Names for tools of developers, which keep components that nothing uses. */
const displayName = /^\w+\.displayName = "[^"]+";$/gm;
/** What a failed invariant says to developers. */
const explanation = /\b((?:UNSAFE_)?invariant)\((.+), (?:"(?:[^"\\]|\\.)*"|`[^`]*`|get\w+\(.*\))\);/g;
const ours = /\/(?:storefront\/app|packages\/\w+\/src)\/.+(?<!\.css)\.tsx?$/;

const adapt = 'Adapt lean-router.ts to the new version.';

/** Leaves out of the browser's build what the shop does not use of React Router: 12 of the 98 kB that it has with React in gzip. */
export function leanRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: 'marketfront:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'pre',
      filter: { id: [inRouter, ours] },
      handler(code, id) {
        const module = inRouter.exec(id)?.[1];
        if (module === undefined) {
          for (const [name, { usedBy }] of Object.entries(unused))
            if (usedBy?.test(code))
              this.error(`lean-router.ts leaves out “${name}” of React Router, which this module uses.`);
          return undefined;
        }
        met.add(module);
        let lean = code.replaceAll(displayName, '').replaceAll(explanation, '$1($2);');
        for (const { known } of Object.values(unused))
          for (const [text, value] of Object.entries(known[module] ?? {})) {
            if (!lean.includes(text))
              this.error(`${module} of React Router no longer contains “${text}”. ${adapt}`);
            lean = lean.replaceAll(text, value);
          }
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const modules = Object.values(unused).flatMap(({ known }) => Object.keys(known));
      const missing = modules.find((module) => !met.has(module));
      if (missing && !error) this.error(`React Router no longer has ${missing}. ${adapt}`);
    },
  };
}
