import { documentPicture } from '../../testing/fixtures/index.ts';

export const values = {
  companyName: 'Otto Audio',
  storeType: 'brand',
  category: ['audio'],
  name: 'Otto Maes',
  phone: '20 5551 2345',
  email: 'otto@example.com',
  pictures: [{ url: documentPicture, name: 'licence.jpg' }],
} as const;
