import { cached } from '../../platform/cache.server.ts';
import { isMissing } from '../../platform/error-message.server.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** Whether the back end has points: nothing leads to them where it has none. The same for everybody, so asked seldom. */
export const hasPoints = ({ api }: Shop): Promise<boolean> =>
  cached('site', 'has-points', async () => {
    try {
      await api.points.account();
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  });
