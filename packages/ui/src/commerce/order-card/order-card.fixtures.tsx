import { drawing } from '../../testing/fixtures.ts';

export const lines = [
  {
    href: '#1',
    name: 'Amber glass table lamp',
    image: drawing('lamp'),
    variant: 'Amber, 42 cm',
    price: '86.00',
    quantity: 2,
  },
  { href: '#2', name: 'Stoneware vase, indigo', image: drawing('vase'), price: '42.00', quantity: 1 },
];
