/**
 * After a build: the table of routes that every first visit loads, without what says nothing. A fact that is missing
 * counts as false. No page names the imports that every page has loaded; pages behind the sign-in and of the checkout
 * name none, because nothing prefetches them and their modules name them too.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Route {
  readonly parentId?: string;
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

const privateLayouts = ['shell/user-center-layout', 'checkout-boundary'];
const saysNothing = (fact: unknown) => fact === false || (Array.isArray(fact) && fact.length === 0);

const loadedAlready = new Set(manifest.entry.imports);

const importsOf = ({ imports = [], parentId = '' }: Route) =>
  privateLayouts.includes(parentId) ? [] : imports.filter((name) => !loadedAlready.has(name));

manifest.routes = Object.fromEntries(
  Object.entries(manifest.routes).map(([id, route]) => [
    id,
    Object.fromEntries(
      Object.entries({ ...route, imports: importsOf(route) }).filter(([, fact]) => !saysNothing(fact)),
    ),
  ]),
);
writeFileSync(file, script.slice(0, start) + JSON.stringify(manifest) + script.slice(end));
