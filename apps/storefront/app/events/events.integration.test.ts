import { expect, it, vi } from 'vitest';
import { preferencesAction } from '../features/site/preferences.server.ts';
import { loginAction } from '../features/auth/login-actions.server.ts';
import { loadHelp } from '../features/site/help.server.ts';
import { loadRoot } from '../features/site/root.server.ts';
import { frameLoader, shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import { config } from '../services/index.server.ts';
import { newShopper, type TestBrowser, TestBrowser as Browser } from '../testing/browser.ts';
import { placeOrder, placeUnpaidOrder } from '../testing/orders.ts';
import { password } from '../testing/sandbox.ts';
import { eventsAction } from './endpoint.server.ts';
import { onceAction } from './once.server.ts';
import { once } from './resources.ts';

const root = frameLoader(loadRoot);
const help = shopLoader(loadHelp);

function configured() {
  vi.spyOn(config, 'adapters', 'get').mockReturnValue([{ name: 'firstParty' }]);
  vi.spyOn(config, 'consentVersion', 'get').mockReturnValue('0a1b2c3d');
  return vi.spyOn(console, 'log').mockReturnValue();
}
const answer = (browser: TestBrowser, fields: Record<string, string>) =>
  browser.submit(preferencesAction, paths.preferences(), { path: '/cart', ...fields });
const question = async (browser: TestBrowser) =>
  ((await browser.load(root, '/')).data as Awaited<ReturnType<typeof loadRoot>>).events?.question ?? null;
const claim = async (browser: TestBrowser, number: string, by: string) =>
  (await browser.submit(onceAction, once.path(), { name: 'purchase', number, claim: by }, { script: true }))
    .data as {
    subject?: unknown;
  };

it('nobody is asked or told until it is configured', async () => {
  const browser = new Browser();
  expect(await question(browser)).toBeNull();
  await answer(browser, { consent: 'acceptAll' });
  expect(await browser.cookie('consent')).toBeUndefined();
  expect((await browser.submit(eventsAction, '/resources/events', { events: '[]' })).status).toBe(404);
  expect(
    (await browser.submit(onceAction, once.path(), { name: 'purchase', number: '1', claim: 'a' })).status,
  ).toBe(404);
});

it('a decision is kept, recorded without anything personal, and asked again when the purposes change', async () => {
  const log = configured();
  const browser = new Browser();
  expect(await question(browser)).not.toBeNull();
  const { location } = await answer(browser, { consent: 'choose', preferences: 'on', marketing: 'on' });
  expect(location).toBe('/cart');
  expect(await question(browser)).toBeNull();
  const { consent } = (await browser.load(help, '/help')).data as Awaited<ReturnType<typeof loadHelp>>;
  expect(consent).toMatchObject({ granted: ['preferences', 'marketing'], gpc: false });
  const record = JSON.parse(String(log.mock.lastCall?.[0])) as { consent: Record<string, unknown> };
  expect(record.consent).toEqual({
    id: consent?.decided?.id,
    version: '0a1b2c3d',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    granted: ['preferences', 'marketing'],
    gpc: false,
  });
  vi.spyOn(config, 'consentVersion', 'get').mockReturnValue('ffffffff');
  expect(await question(browser)).not.toBeNull();
  const again = (await browser.load(help, '/help')).data as Awaited<ReturnType<typeof loadHelp>>;
  expect(again.consent).toMatchObject({ granted: [], decided: null });
});

it('what was kept with consent is removed without it', async () => {
  configured();
  vi.spyOn(config, 'flagsFile', 'get').mockReturnValue(undefined);
  const browser = new Browser();
  await answer(browser, { consent: 'acceptAll' });
  await browser.setCookie('timeZone', 'Asia/Bangkok');
  await browser.setCookie('bucket', '7');
  await answer(browser, { consent: 'refuseAll' });
  expect([await browser.cookie('timeZone'), await browser.cookie('bucket')]).toEqual([undefined, undefined]);
});

it('events are written with consent to statistics alone', async () => {
  const log = configured();
  const browser = new Browser();
  const login = { name: 'login', parameters: { method: 'email' } };
  const send = () =>
    browser.submit(eventsAction, '/resources/events', { events: JSON.stringify([login, { name: 'x' }]) });
  expect((await send()).status).toBe(403);
  await answer(browser, { consent: 'choose', marketing: 'on' });
  expect((await send()).status).toBe(403);
  await answer(browser, { consent: 'choose', statistics: 'on' });
  log.mockClear();
  expect((await send()).status).toBe(204);
  expect(log.mock.calls).toEqual([[JSON.stringify({ event: login })]]);
});

it('a purchase belongs to the first browser that claims it, when the order is paid', async () => {
  configured();
  const shopper = await newShopper();
  const { browser } = shopper;
  const { orderNo: unpaid } = await placeUnpaidOrder(shopper);
  const { orderNo } = await placeOrder(shopper);
  expect(await claim(browser, orderNo, 'a'), 'without consent').toEqual({ subject: null });
  await answer(browser, { consent: 'acceptAll' });
  expect(await claim(browser, unpaid, 'a')).toEqual({ subject: null });
  const answers = await Promise.all([claim(browser, orderNo, 'a'), claim(browser, orderNo, 'b')]);
  const [first] = answers.filter(({ subject }) => subject);
  expect(answers.filter(({ subject }) => subject)).toHaveLength(1);
  expect(first?.subject).toMatchObject({ orderNo, stores: [{ lines: [{ quantity: 1 }] }] });
  expect(JSON.stringify(first)).not.toMatch(/Ann|High Street|@/);
  const winner = answers[0]?.subject ? 'a' : 'b';
  expect(await claim(browser, orderNo, winner), 'after a lost answer').toEqual(first);

  const stranger = await newShopper();
  await answer(stranger.browser, { consent: 'acceptAll' });
  expect(await claim(stranger.browser, orderNo, winner)).not.toHaveProperty('subject');
});

it('signing in is told by the next page, once, and only with consent', async () => {
  configured();
  const { email } = await newShopper();
  const told = async (browser: TestBrowser) =>
    ((await browser.load(root, '/')).data as Awaited<ReturnType<typeof loadRoot>>).events?.told;
  const signIn = (browser: TestBrowser) =>
    browser.submit(loginAction, '/login', { mode: 'emailPassword', email, password, agreement: 'on' });
  const [asked, agreed] = [new Browser(), new Browser()];
  await answer(agreed, { consent: 'acceptAll' });
  for (const browser of [asked, agreed]) expect((await signIn(browser)).status).toBe(303);
  expect(await told(asked)).toBeNull();
  expect([await told(agreed), await told(agreed)]).toEqual([{ name: 'login', method: 'email' }, null]);
});
