import { photo } from '../../testing/fixtures/index.ts';

export const images = [
  { src: photo('bellied-vase'), alt: 'Round-bellied vase, front' },
  { src: photo('bellied-vase-side'), alt: 'Round-bellied vase, from above' },
  { src: photo('bellied-vase-detail'), alt: 'Round-bellied vase, the glaze' },
  { src: photo('bellied-vase-group'), alt: 'Round-bellied vase beside books and another vase' },
];
