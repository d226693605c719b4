import { describe, expect, it } from 'vitest';
import { signedInLoader } from '../../http/index.server.ts';
import { newShopper } from '../../testing/browser.ts';
import { breakOperation } from '../../testing/sandbox.ts';
import { loadProfile } from './profile.server.ts';

const loader = signedInLoader(loadProfile);
const page = '/user_center/order/list';

describe('the profile card', () => {
  it('shows name, e-mail address and balance', async () => {
    const { browser, email } = await newShopper();
    expect((await browser.load(loader, page)).data).toMatchObject({
      nickname: expect.stringMatching(/\S/),
      email,
      balance: expect.anything(),
    });
  });

  it('shows no balance when it cannot be read, never 0.00', async () => {
    const { browser } = await newShopper();
    await breakOperation('getBalance');
    expect(await browser.load(loader, page)).toMatchObject({ status: 200, data: { balance: null } });
  });

  it('does not take the page when the account cannot be read', async () => {
    const { browser } = await newShopper();
    await breakOperation('getUser');
    expect(await browser.load(loader, page)).toMatchObject({
      status: 200,
      data: { nickname: '', email: null },
    });
  });
});
