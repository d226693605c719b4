import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import routes from '../routes.ts';

const toRouteObject = ({ id, file, index, path, children }: RouteConfigEntry): RouteObject => ({
  id: id ?? file,
  ...(path !== undefined && { path }),
  ...(index ? { index } : { children: (children ?? []).map(toRouteObject) }),
});

const routeObjects = routes.map(toRouteObject);

const matchesOf = (pathname: string) => {
  const matches = matchRoutes(routeObjects, pathname);
  if (!matches) throw new Error(`No route matches ${pathname}.`);
  return matches.map(({ route, params }) => ({ file: route.id ?? '', params }));
};

/** The files that serve a path together: its layouts from outside to inside, and its page. */
export const matchFiles = (pathname: string): readonly string[] =>
  matchesOf(pathname).map(({ file }) => file);

/** The file of the page that serves a path, and the parameters of the path, as the router finds them. */
export function matchPath(pathname: string): { readonly file: string; readonly params: Params } {
  const page = matchesOf(pathname).at(-1);
  if (!page) throw new Error(`No route matches ${pathname}.`);
  return page;
}
