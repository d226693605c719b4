import { cached } from '../../services/index.server.ts';
import { isMissing, type Shop } from '../../http/index.server.ts';

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
