import { cached } from '../../services/index.server.ts';
import { isMissing, type Shop } from '../../http/index.server.ts';

async function answersPoints({ api }: Shop): Promise<boolean> {
  try {
    await api.points.account();
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Whether the back end has points; without them nothing links to them. The same for everybody, so rarely requested. */
export async function hasPoints(shop: Shop): Promise<boolean> {
  const { value } = await cached(
    'site',
    'has-points',
    () => answersPoints(shop),
    () => ['site'],
  );
  return value;
}
