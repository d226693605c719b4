import { makeProduct, makeShopper } from './goods.ts';
import { guestProof } from '../domain/notifications/guest-proof.ts';
import { placeOrder } from './purchase.ts';
import type { TestShop } from './shop.ts';

/** A guest with an order, and the proof that the mails to this guest contain. */
export async function makeGuestWithMail(shop: TestShop) {
  const guest = await makeShopper(shop.db, { userType: 'visitor', loginKey: null }, shop.clock.now());
  const { product, red } = await makeProduct(shop.db);
  const choice = { productId: product.id, attrValueId: red.id, productNum: 1 };
  const orderNo = await placeOrder(shop, guest, choice);
  return { ...guest, email: guest.user.email, orderNo, proof: await guestProof(shop.db, guest.uid) };
}
