import type { ServiceContact } from '@marketfront/api-client';
import { describe, expect, it } from 'vitest';
import { serviceLinks } from './service-links.ts';

const all: ServiceContact = {
  kind: 'phone',
  link: 'https://store.example/chat',
  message: 'https://m.me/store',
  phone: '+44 20 7946 0110',
  email: 'service@store.example',
};

describe('the ways to reach a store', () => {
  it('begin with the one that the store wants', () =>
    expect(serviceLinks(all)).toEqual([
      { kind: 'phone', href: 'tel:+442079460110', text: '+44 20 7946 0110' },
      { kind: 'link', href: 'https://store.example/chat' },
      { kind: 'message', href: 'https://m.me/store' },
      { kind: 'email', href: 'mailto:service@store.example', text: 'service@store.example' },
    ]));

  it('have no address that is none of the web', () =>
    expect(
      serviceLinks({ ...all, link: 'javascript:alert(1)', message: 'store_id', phone: null, email: 'none' }),
    ).toEqual([]));
});
