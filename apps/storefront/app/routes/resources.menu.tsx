import { shopOf } from '../platform/shop.server.ts';
import type { Route } from './+types/resources.menu';

/** The whole category tree, for the menu's panels; the same for everybody. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const tree = await shop.shared('site', 'categories', (api) => api.catalog.categories());
  return tree.map(({ id, children }) => ({
    id,
    children: children.map((child) => ({
      id: child.id,
      name: child.name,
      icon: child.icon,
      children: child.children.map(({ id, name, icon }) => ({ id, name, icon })),
    })),
  }));
}
