import { fn } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';

export const sent = fn();

export const saved = fn();

export const values = {
  companyName: 'Otto Audio',
  storeType: 'brand',
  category: ['audio'],
  name: 'Otto Maes',
  phone: '20 5551 2345',
  email: 'otto@example.com',
  pictures: [{ url: drawing('headphones'), name: 'licence.jpg' }],
} as const;
