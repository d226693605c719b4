import type { ActionFunctionArgs } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import { queries, refusal, shopAction } from '../../http/index.server.ts';
import { isHuman } from './human-check.server.ts';
import { storeIdOf } from './store.server.ts';
import { textField } from '../../forms/index.server.ts';

/** Shows the licences of a store to who has answered the human check. */
export const licenceAction = shopAction(
  async (shop, form, { request }: ActionFunctionArgs) => {
    const id = await storeIdOf(shop, new URL(request.url).searchParams);
    if (!(await isHuman(shop, textField(form, 'challenge', 64), textField(form, 'answer', 40)))) {
      const t = await getMessages(shop.locale.code, 'licences');
      return refusal(t('licences.checkFailed'), { at: 'answer' });
    }
    const { qualifications } = await queries.storeDetail(shop, id);
    return { ok: true as const, pictures: qualifications };
  },
  { limit: 'humanCheck' },
);
