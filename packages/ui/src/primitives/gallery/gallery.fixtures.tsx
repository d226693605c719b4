import { drawing, type Drawing } from '../../testing/fixtures/index.ts';

export const images = (['headphones', 'lamp', 'vase', 'kettle'] as Drawing[]).map((name) => ({
  src: drawing(name),
  alt: `Studio headphones, ${name}`,
}));
