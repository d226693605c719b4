import type { ServiceContact } from '@marketfront/api-client';
import { expect, it } from 'vitest';
import { chatAddress } from './service-contact.ts';

const contact: ServiceContact = {
  kind: 'none',
  link: 'https://chat.example/1',
  message: 'sms:+4420',
  phone: '+44 20',
  email: 'help@shop.example',
};

it.each([
  ['link', 'https://chat.example/1'],
  ['message', 'sms:+4420'],
  ['email', 'mailto:help@shop.example'],
  ['phone', undefined],
  ['none', undefined],
] as const)('leads by %s to %s', (kind, address) => expect(chatAddress({ ...contact, kind })).toBe(address));

it('leads to no script', () =>
  expect(chatAddress({ ...contact, kind: 'link', link: 'javascript:alert(1)' })).toBeUndefined());
