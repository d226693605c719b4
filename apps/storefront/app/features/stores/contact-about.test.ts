import type { ServiceContact } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { contactAbout } from './contact-about.ts';
import { serviceLinks } from './service-links.ts';

const contact: ServiceContact = {
  kind: 'link',
  link: 'https://store.example/chat',
  message: 'https://m.me/store',
  phone: '+44 20 7946 0110',
  email: 'service@store.example',
};
const topic = { name: 'Lamp & shade', url: 'https://shop.example/goods_detail/7' };
const hrefs = (asked: ServiceContact) => serviceLinks(contactAbout(asked, topic)).map(({ href }) => href);

describe('a question about a product', () => {
  it('is begun where the way to reach the store can hold it', () =>
    expect(hrefs(contact)).toEqual([
      'https://store.example/chat',
      'https://m.me/store?text=Lamp+%26+shade%0Ahttps%3A%2F%2Fshop.example%2Fgoods_detail%2F7',
      'tel:+442079460110',
      'mailto:service@store.example?subject=Lamp%20%26%20shade&body=https%3A%2F%2Fshop.example%2Fgoods_detail%2F7',
    ]));

  it('leaves what is no address and what is not there', () => {
    expect(contactAbout({ ...contact, message: 'store_id' }, topic).message).toBe('store_id');
    expect(contactAbout({ ...contact, message: null, email: null }, topic)).toMatchObject({
      message: null,
      email: null,
    });
  });
});
