import { type OperationId, operationsTable } from '@marketfront/api-client';
import type { APIRequestContext } from '@playwright/test';
import { test as faultyShop } from './faulty-shop.ts';
import { startShop } from './own-shop.ts';
import { apiOrigin, expect } from './shop.ts';
import { buyingPages, numberedPages, plainPages, signInAsDemoShopper } from './signed-in.ts';

/** `gaveUpSoon`: the shop waits for hanging calls as long as a deployed one, or less. */
const test = faultyShop.extend<{ gaveUpSoon: boolean }>({
  gaveUpSoon: [false, { option: true }],
  shop: async ({ faults, gaveUpSoon }, use) => {
    const shop = await startShop({
      API_ORIGIN: await faults.listen(),
      API_PUBLIC_ORIGIN: apiOrigin,
      ...(gaveUpSoon && { BLOCK_TIMEOUT_MS: '500', PAGE_DEADLINE_MS: '1500' }),
    });
    await use(shop);
    await shop.stop();
  },
});

const outage =
  /That took too long|The shop cannot be reached|cannot be reached right now|could not be loaded|Load failure|System exception/;
/** Texts that require a response of the back end. */
const denial =
  /Your cart is empty|No orders|no orders yet|does not exist|No refunds|Your wish list is empty|No notifications|No coupons|no addresses|No addresses|follow no store|Nothing waits|not found/i;

/** The contents of a page between its header and footer. */
async function mainOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  expect.soft(html, path).toContain('<header');
  if (!path.startsWith('/order/') || path.includes('refund_detail'))
    expect.soft(html, path).toContain('<footer');
  expect.soft(html.match(/<h1[\s>]/g)?.length, path).toBe(1);
  return /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
}

/** The path of a call, up to its first parameter. */
const pathOf = (id: OperationId) =>
  operationsTable.find(({ operationId }) => operationId === id)?.path.split('{')[0] ?? '';

/** With more at once, calls of a busy shop would time out. */
async function eightAtOnce(paths: readonly string[], look: (path: string) => Promise<void>) {
  for (let at = 0; at < paths.length; at += 8) await Promise.all(paths.slice(at, at + 8).map(look));
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ');

test.describe('while the back end answers nothing', () => {
  test.use({ gaveUpSoon: true });

  test('every page of a shopper stands and offers to try again', async ({ request, baseURL, faults }) => {
    const all = [...plainPages, ...(await numberedPages()), ...(await buyingPages())];
    // Without any data, a page is the same for every state of an order or a refund.
    const pages = [...new Map(all.map((path) => [path.replaceAll(/No=\w+/g, ''), path])).values()];
    await signInAsDemoShopper(request, baseURL);
    // Without a response, a page cannot depend on the kind of failure. The shop soon stops calling, so those kinds come
    // last.
    for (const [kind, asked] of [
      ['code500', pages],
      ['hang', pages.filter((_, index) => index % 2 === 1)],
      ['refused', pages.filter((_, index) => index % 2 === 0)],
      ['http500', ['/cart']],
      ['http503', ['/cart']],
    ] as const) {
      faults.repair();
      faults.fail('/api/', kind, Number.POSITIVE_INFINITY);
      await eightAtOnce(asked, async (path) => {
        const text = textOf(await mainOf(request, path));
        expect.soft(text, `${path}: ${kind}`).toMatch(outage);
        expect.soft(text, `${path}: ${kind}`).toContain('Try again');
        expect.soft(text, `${path}: ${kind}`).not.toMatch(denial);
      });
    }
    faults.repair();
    // The shop calls an unavailable back end again after a while.
    await expect(async () =>
      expect(textOf(await mainOf(request, '/user_center/order/list'))).not.toMatch(outage),
    ).toPass();
  });
});

test('parts of the account that were late are read again by themselves', async ({
  page,
  baseURL,
  faults,
}) => {
  await signInAsDemoShopper(page.request, baseURL);
  faults.fail(pathOf('getOrderCenterCounts'), 'code500', 1);
  faults.fail(pathOf('listAwaitingReview'), 'code500', 1);
  await page.goto('/user_center');
  await expect(page.getByRole('link', { name: /To pay/ }).first()).toBeVisible();
  await expect(page.getByText('This part could not be loaded')).toHaveCount(0);

  faults.fail(pathOf('getOrderCenterCounts'), 'code500', Number.POSITIVE_INFINITY);
  await page.reload();
  await expect(page.getByText('This part could not be loaded')).toHaveCount(1);
});

/** Parts besides the contents of a page: each may fail separately. */
const besideContents: readonly OperationId[] = [
  'getUser',
  'getBalance',
  'listPageTexts',
  'countUnreadNotifications',
  'countCart',
  'getOrderCounts',
  'getStoreService',
];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, failsOnPurpose: true });

  const forms: readonly {
    readonly path: string;
    readonly call: OperationId;
    readonly texts?: Readonly<Record<string, string>>;
    readonly boxes?: Readonly<Record<string, boolean>>;
    readonly reason?: true;
  }[] = [
    {
      path: '/user_center/address/edit',
      call: 'saveAddress',
      texts: { name: 'Ann Shopper', detail: '1 High Street', postCode: 'SW1A 1AA' },
    },
    { path: '/users/user_info', call: 'editUser', texts: { nickname: 'Annie' } },
    {
      path: '/notification/settings',
      call: 'saveNotificationSettings',
      boxes: { 'onSite:system': false, 'byMail:system': false },
    },
    {
      path: '/users/refund_confirm',
      call: 'requestRefund',
      reason: true,
      texts: { remark: 'Too wide for my shelf' },
    },
    {
      path: '/users/evaluation_confirm',
      call: 'createReview',
      texts: { content: 'Warm light, and it came early.' },
      boxes: { productScore: true, serviceScore: true },
    },
  ];

  test('every page shows its contents while what stands beside it cannot be read, and a form keeps what was entered when it does not arrive', async ({
    page,
    baseURL,
    faults,
  }) => {
    await signInAsDemoShopper(page.request, baseURL);
    const numbered = await numberedPages();
    await test.step('what stands beside a page cannot be read', async () => {
      for (const id of besideContents) faults.fail(pathOf(id), 'code500', Number.POSITIVE_INFINITY);
      await eightAtOnce([...plainPages, ...numbered], async (path) => {
        const text = textOf(await mainOf(page.request, path));
        // These pages show the parts that could not be read.
        if (!['/users/user_info', '/user_center/balance'].includes(path))
          expect.soft(text, path).not.toMatch(outage);
      });
      faults.repair();
    });

    const main = page.getByRole('main');
    const box = (name: string) => main.locator(`input[name="${name}"]`).last();
    for (const { path, call, texts = {}, boxes = {}, reason } of forms) {
      await test.step(`${call} at ${path}`, async () => {
        await page.goto(numbered.find((address) => address.startsWith(`${path}?orderNo`)) ?? path);
        for (const [name, text] of Object.entries(texts))
          await main.locator(`[name="${name}"]`).first().fill(text);
        for (const [name, isOn] of Object.entries(boxes)) await box(name).setChecked(isOn, { force: true });
        if (reason) await main.locator('select[name=reason]').selectOption({ index: 2 });
        const chosen = reason ? await main.locator('select[name=reason]').inputValue() : '';
        faults.fail(pathOf(call), 'refused', Number.POSITIVE_INFINITY, 'POST');
        const [first = ''] = [...Object.keys(texts), ...Object.keys(boxes)];
        const form = main.locator('form').filter({ has: page.locator(`[name="${first}"]`) });
        await form.locator('button[type=submit]').last().click();
        await expect(page.getByRole('alert').first()).toContainText(outage);
        for (const [name, text] of Object.entries(texts))
          await expect(main.locator(`[name="${name}"]`).first()).toHaveValue(text);
        for (const [name, isOn] of Object.entries(boxes))
          await expect(box(name)).toBeChecked({ checked: isOn });
        if (reason) await expect(main.locator('select[name=reason]')).toHaveValue(chosen);
        faults.repair();
      });
    }
  });
});
