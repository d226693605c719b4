import { describe, expect, it } from 'vitest';
import { pagesToBrowse } from '../../speed/build/pages-to-browse.ts';
import type { RouteHandle } from '../navigation/index.ts';
import { newShopper, TestBrowser } from '../testing/browser.ts';
import { matchFiles, matchPath } from '../testing/route-table.ts';

interface RouteModule {
  readonly loader?: (args: never) => unknown;
  readonly action?: (args: never) => unknown;
  readonly handle?: RouteHandle;
}
const modules = import.meta.glob<RouteModule>('./*.tsx');

async function routeOf(path: string): Promise<RouteModule> {
  const { file } = matchPath(new URL(path, 'https://shop.test').pathname);
  const load = modules[`./${file.replace('routes/', '')}`];
  if (!load) throw new Error(`${path} is served by ${file}, which is no file of routes/.`);
  return load();
}
const loaderOf = async (path: string) => {
  const { loader } = await routeOf(path);
  if (!loader) throw new Error(`${path} has no loader.`);
  return loader;
};

describe('pages that need an account', () => {
  it.each([
    '/user_center/order/list?tab=toReceive',
    '/user_center/order/detail?orderNo=SH1',
    '/user_center',
    '/user_center/wish_list?show=cheaper',
    '/user_center/address/list',
    '/user_center/address/edit?id=1',
    '/user_center/points?tab=ascension',
    '/user_center/balance',
    '/users/collection_list',
    '/users/coupon_list?show=past',
    '/users/user_info',
    '/notification',
    '/notification/settings',
    '/user_center/order/logistics?orderNo=SH1',
    '/users/refund_list',
    '/users/refund_confirm?orderNo=SH1',
    '/order/refund_detail?refundOrderNo=RE1',
    '/users/evaluation_list?tab=written',
    '/users/evaluation_confirm?orderNo=SH1&line=2',
    '/order/order_confirm?items=1',
    '/order/payment?orderNo=PT1',
    '/order/stripe_payment?clientSecret=x&orderNo=PT1',
    '/users/merchant_settled',
    '/users/application_record',
  ])('%s leads a visitor to the sign-in page and keeps the path', async (path) => {
    const browser = new TestBrowser();
    const answer = await browser.load(await loaderOf(path), path);
    expect(answer).toMatchObject({ status: 302, location: '/login' });
    expect(await browser.cookie('fromPath')).toBe(path);
  });
});

describe('pages for everybody', () => {
  it.each([
    '/',
    '/categories',
    '/goods/goods_search?keywords=a',
    '/goods_detail/1',
    '/merchant/merchant_street',
    '/merchant/merchant/home?id=1',
    '/merchant/merchant/category?id=1',
    '/merchant/merchant/coupon?id=1',
    '/merchant/merchant/qualification?id=1',
    '/register/merchant',
    '/resources/follow',
    '/cart',
    '/login',
    '/middlewares/privacy_agreement',
    '/order/payment_result',
    '/resources/menu',
    '/resources/auth',
  ])('%s opens without an account, with and without a language in the path', async (path) => {
    const statusIn = async (prefix: string) =>
      (await new TestBrowser().load(await loaderOf(path), prefix + path)).status;
    expect({ en: await statusIn(''), fr: await statusIn('/fr') }).toEqual({ en: 200, fr: 200 });
  });
});

describe('pages that only lead on', () => {
  it.each([
    ['/forget', '/login?mode=forgotEmail'],
    ['/forget?by=phone', '/login?mode=forgotPhone'],
    ['/register/user', '/login?mode=registerEmail'],
    ['/logout', '/'],
    ['/cart/index2', '/cart'],
    ['/resources/language?to=fr&path=%2Fcart%3Fx%3D1', '/fr/cart?x=1'],
    ['/fr/resources/language?to=en&path=%2Fcart', '/cart'],
    ['/fr/resources/language?to=constructor&path=%2Fcart', '/fr/cart'],
    ['/resources/language?to=fr&path=%2F%2Fevil.test', '/fr'],
    ['/goods/search?keywords=mug', '/goods/goods_search?keywords=mug'],
  ])('%s leads a visitor to %s', async (path, location) => {
    expect((await new TestBrowser().load(await loaderOf(path), path)).location).toBe(location);
  });

  it('another address of a page leads there for good', async () => {
    const answer = await new TestBrowser().load(await loaderOf('/cart/index2'), '/cart/index2');
    expect(answer).toMatchObject({ status: 301, location: '/cart' });
  });

  it.each(['/login', '/register/user?x=1'])('%s leads a shopper on', async (path) => {
    const { browser } = await newShopper();
    const answer = await browser.load(await loaderOf(path), path);
    expect(answer.status).toBe(302);
  });

  it.each(['/no/such/page', '/fr/no/such/page', '/xx/cart', '/xx/login', '/xx/user_center/order/list'])(
    '%s does not exist',
    async (path) => {
      expect((await new TestBrowser().load(await loaderOf(path), path)).status).toBe(404);
    },
  );
});

describe('pages to browse', () => {
  const addressOf = (pattern: string) => pattern.replace(':id', '1');
  /** The handles in the modules of a page and of the layouts around it. */
  const handlesOf = async (path: string) => {
    const files = matchFiles(path).filter((file) => file.startsWith('routes/'));
    const routes = await Promise.all(files.map((file) => modules[file.replace('routes/', './')]?.()));
    return routes.map((route) => route?.handle ?? {});
  };

  it.each(pagesToBrowse)('$path is one by its handle, with its messages', async ({ path, messages }) => {
    const handles = await handlesOf(addressOf(path));
    expect(handles.some(({ browse }) => browse)).toBe(true);
    expect(messages).toEqual(expect.arrayContaining(handles.flatMap((handle) => handle.messages ?? [])));
  });

  it('are all whose modules say so', async () => {
    const files = pagesToBrowse.flatMap(({ path }) => matchFiles(addressOf(path)));
    const missing = Object.entries(modules).map(async ([file, load]) => {
      const isMissing = (await load()).handle?.browse && !files.includes(file.replace('./', 'routes/'));
      return isMissing ? [file] : [];
    });
    expect((await Promise.all(missing)).flat()).toEqual([]);
  });

  it.each(['/', '/categories', '/goods/goods_search', '/goods_detail/1', '/merchant/merchant/home'])(
    '%s is one',
    (path) => {
      expect(pagesToBrowse.map((page) => addressOf(page.path))).toContain(path);
    },
  );

  it.each(['/cart', '/login', '/logout', '/user_center', '/order/order_confirm'])(
    '%s is none: opening it may change something',
    (path) => {
      expect(pagesToBrowse.map((page) => addressOf(page.path))).not.toContain(path);
    },
  );
});
