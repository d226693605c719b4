import { storeOrderStatus } from '@marketfront/api-client';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { merchantCategories, merchants, merchantTypes, storeOrders } from '../../db/schema.ts';
import { moderateQuestion } from '../../domain/reviews/questions.ts';
import { openSession } from '../../domain/auth/sessions.ts';
import { makeShopper } from '../goods.ts';
import { orderFromCart } from '../purchase.ts';
import { type Calls, pictureForm } from './calls.ts';

/** The account with its addresses, favourites, questions, notifications and application. */
export async function callAccount({ shop, shopper, goods, good, mine }: Calls): Promise<void> {
  const { product, merId } = goods;
  await mine('editUser', { body: { nickname: 'Annie', avatar: '/media/a.png' } });
  await mine('getUser');
  await mine('getUserMenu');
  await mine('getBalance');
  await mine('sendEmailBindingCode', { body: 'bound@shop.test' });
  await mine('bindEmail', {
    body: { email: 'bound@shop.test', captcha: await shop.readCode('bound@shop.test') },
  });

  const bound = { countryCode: '+44', phone: '7400999888' };
  await mine('sendPhoneBindingCode', { body: bound });
  await mine('bindPhone', { body: { ...bound, captcha: await shop.readCode('+447400999888') } });
  await mine('listBalanceRecords');
  const other = await openSession(shop.db, shopper.uid, shop.clock.now());
  const [device] = (await mine('listSessions')).filter(({ isCurrent }) => !isCurrent);
  await mine('deleteSession', { params: { id: device?.id ?? 0 } });
  expect((await shop.call('getUser', { token: other })).code).toBe(401);
  await mine('deleteOtherSessions');
  await mine('exportAccount');
  const leaving = await makeShopper(shop.db);
  await good('sendClosingCode', { token: leaving.token });
  await good('closeAccount', {
    token: leaving.token,
    body: { captcha: await shop.readCode(leaving.user.email) },
  });

  const address = {
    realName: 'Ann Lee',
    email: 'a@b.co',
    country: 'UK',
    detail: '2 Low Road',
    postCode: 'SW1',
  };
  const saved = await mine('saveAddress', {
    body: { ...address, countryCode: '+44', phone: '7700900123' },
  });
  await mine('saveAddress', { body: { ...address, id: saved.id, postCode: 12345 } });
  await mine('setDefaultAddress', { body: { id: saved.id } });
  await mine('listAddresses');
  await mine('listAllAddresses');
  await mine('getAddress', { params: { id: saved.id } });
  await mine('getDefaultAddress');
  await mine('deleteAddress', { body: { id: saved.id } });
  expect(await mine('getAddress', { params: { id: saved.id } })).toBeNull();
  expect(await mine('getDefaultAddress')).toBeNull();
  await mine('locateByIp');

  const asked = await mine('askQuestion', {
    body: { productId: product.id, content: 'Does it float on water?' },
  });
  await moderateQuestion(shop.db, asked.id, 'published');
  await good('listQuestions', { params: { id: product.id } });
  await good('voteQuestion', {
    params: { id: asked.id },
    body: { isHelpful: true },
    token: (await makeShopper(shop.db, {}, shop.clock.now())).token,
  });
  const buyer = await makeShopper(shop.db, {}, shop.clock.now());
  const wanted = { productId: product.id, attrValueId: goods.red.id, productNum: 1 };
  await good('estimateCart', { body: { orderDetails: [wanted] }, token: buyer.token });
  const paidNo = await orderFromCart(shop, buyer, [
    { productId: product.id, productAttrUnique: goods.red.id, cartNum: 1 },
  ]);
  await shop.db
    .update(storeOrders)
    .set({ paid: true, status: storeOrderStatus.toReceive })
    .where(eq(storeOrders.masterOrderNo, paidNo));
  await good('replyToQuestion', {
    params: { id: asked.id },
    body: { content: 'Mine does.' },
    token: buyer.token,
  });
  await good('reportProduct', { body: { productId: product.id, reason: 'misleading' } });
  await mine('requestStockAlert', { body: { skuId: goods.red.id } });
  await mine('addFavouriteProduct', { body: { id: product.id, category: 'store' } });
  await mine('addFavouriteProducts', { body: { id: [product.id], category: 'product' } });
  const favourites = await mine('listFavouriteProducts');
  await mine('deleteFavourites', { body: { ids: String(favourites.list?.[0]?.id) } });
  await mine('removeFavouriteProduct', { params: { productId: product.id } });
  await mine('followStore', { params: { id: merId } });
  await mine('listFollowedStores');
  await mine('unfollowStore', { params: { id: merId } });

  await mine('getPoints');
  await mine('listPointsRecords');
  await mine('listNotifications');
  await mine('listNotifications', { query: { type: 'order' } });
  await mine('countUnreadNotifications');
  await mine('listNotificationSettings');
  await mine('saveNotificationSettings', {
    body: { list: [{ type: 'order', onSite: true, byMail: true }] },
  });
  await mine('readNotifications', { body: {} });

  const [category] = await shop.db.select().from(merchantCategories).limit(1);
  const [type] = await shop.db.select().from(merchantTypes).limit(1);
  const file = await mine('uploadImage', { query: { model: 'maintain' }, body: await pictureForm() });
  await good('sendSettlementCode', { body: 'store@shop.test' });
  await mine('applyForSettlement', {
    body: {
      name: 'A brand new store',
      realName: 'Ann Lee',
      email: 'store@shop.test',
      categoryId: category?.id,
      typeId: type?.id,
      address: '1 High Street',
      qualificationPicture: JSON.stringify([file.url]),
      captcha: await shop.readCode('store@shop.test'),
    },
  });
  await mine('listSettlementRecords');
  expect(await shop.db.$count(merchants, eq(merchants.name, 'A brand new store'))).toBe(0);
}
