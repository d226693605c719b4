import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { queries, refusal, shopAction } from '../../http/index.server.ts';
import { isHuman } from '../human-check/index.server.ts';
import { storeIdOf } from './store.server.ts';

/** Shows the licences of a store after a passed human check. */
export const licenceAction = shopAction(
  async (shop, form, { request }: ActionFunctionArgs) => {
    const id = await storeIdOf(shop, new URL(request.url).searchParams);
    if (!(await isHuman(shop, form))) {
      const t = await getMessages(shop.locale.code, 'human');
      return refusal(t('human.failed'), { at: 'answer' });
    }
    const { qualifications } = await queries.storeDetail(shop, id);
    return { ok: true as const, pictures: qualifications };
  },
  { limit: 'humanCheck' },
);
