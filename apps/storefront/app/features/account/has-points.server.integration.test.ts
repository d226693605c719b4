import { expect, it } from 'vitest';
import { signedInLoader } from '../../http/index.server.ts';
import { newShopper } from '../../testing/browser.ts';
import { breakOperation } from '../../testing/sandbox.ts';
import { loadDashboard } from './dashboard.server.ts';
import { loadProfile } from './profile.server.ts';

it('says nothing of points where the back end has none', async () => {
  const { browser } = await newShopper();
  await breakOperation('getPoints', 'http404');
  for (const loader of [signedInLoader(loadProfile), signedInLoader(loadDashboard)])
    expect(await browser.load(loader, '/user_center')).toMatchObject({ data: { hasPoints: false } });
});
