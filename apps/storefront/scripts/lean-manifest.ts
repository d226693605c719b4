/**
 * After a build: the table of routes that every first visit loads, without what says nothing. A fact that is missing
 * counts as false. Only pages that links prefetch name their imports, and not those that every page has loaded: modules
 * name them too. Routes outside of the shop's layouts are documents, which browsers ask the server for.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPrefetched } from '../app/platform/prefetch.ts';

interface Route {
  readonly parentId?: string;
  readonly path?: string;
  readonly imports?: readonly string[];
  readonly [fact: string]: unknown;
}

const assets = path.resolve(import.meta.dirname, '../build/client/assets');
const [name] = globSync('manifest-*.js', { cwd: assets });
if (name === undefined) throw new Error('The build has no manifest of routes.');
const file = path.join(assets, name);
const script = readFileSync(file, 'utf8');
const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
const manifest = JSON.parse(script.slice(start, end)) as {
  entry: { imports: readonly string[] };
  routes: Record<string, Route>;
};

const layoutsOfOthers = ['shell/user-center-layout', 'shell/checkout-layout'];
const saysNothing = (fact: unknown) => fact === false || (Array.isArray(fact) && fact.length === 0);

const loadedAlready = new Set(manifest.entry.imports);

// Links lead to the choice of the language, which is below `/resources/`, and on to a page.
const isDocument = (id: string, { parentId, hasDefaultExport }: Route) =>
  parentId === 'root' && !hasDefaultExport && id !== 'routes/resource';

/** Pages that links prefetch, and their layouts. */
const namesImports = (id: string, { path: pattern }: Route) =>
  pattern === undefined
    ? !layoutsOfOthers.includes(id)
    : isPrefetched(`/${pattern.replace(/^:locale\?\/?/, '')}`);

const importsOf = (id: string, route: Route) =>
  namesImports(id, route) ? (route.imports ?? []).filter((name) => !loadedAlready.has(name)) : [];

manifest.routes = Object.fromEntries(
  Object.entries(manifest.routes)
    .filter(([id, route]) => !isDocument(id, route))
    .map(([id, route]) => [
      id,
      Object.fromEntries(
        Object.entries({ ...route, imports: importsOf(id, route) }).filter(([, fact]) => !saysNothing(fact)),
      ),
    ]),
);
writeFileSync(file, script.slice(0, start) + JSON.stringify(manifest) + script.slice(end));
