import type { MegaMenuItem } from '../commerce/mega-menu/mega-menu.tsx';
import type { ProductCardProps } from '../commerce/product-card/product-card.tsx';

/** Drawn goods, so that stories need no server. */
const drawings = {
  lamp: [
    '#f1ece2',
    '<path d="M120 86h80l34 84H86z" fill="#d98d4b"/><path d="M154 170h12v62h-12z" fill="#4a4038"/><ellipse cx="160" cy="236" rx="46" ry="10" fill="#4a4038"/>',
  ],
  bag: [
    '#e5ece2',
    '<path d="M84 134h152l18 116H66z" fill="#5d7a5e"/><path d="M116 146v-22a44 44 0 0 1 88 0v22" fill="none" stroke="#3c5540" stroke-width="10"/>',
  ],
  vase: [
    '#e3ecf2',
    '<path d="M138 78h44v26c0 22 40 40 40 84 0 40-26 62-62 62s-62-22-62-62c0-44 40-62 40-84z" fill="#4b6f93"/><path d="M106 176c30 14 78 14 108 0" stroke="#a9c3da" stroke-width="8" fill="none"/>',
  ],
  chair: [
    '#f6e6e0',
    '<path d="M104 72h112v94H104z" fill="#b35d47" /><path d="M92 166h136v26H92z" fill="#8d4433"/><path d="M100 192h14v62h-14zM206 192h14v62h-14z" fill="#5b2d22"/>',
  ],
  headphones: [
    '#ebe6f1',
    '<path d="M90 186v-22a70 70 0 0 1 140 0v22" fill="none" stroke="#55456f" stroke-width="16"/><rect x="76" y="172" width="38" height="66" rx="16" fill="#7b66a0"/><rect x="206" y="172" width="38" height="66" rx="16" fill="#7b66a0"/>',
  ],
  kettle: [
    '#f7eed3',
    '<path d="M98 128h114l16 104a14 14 0 0 1-14 16H96a14 14 0 0 1-14-16z" fill="#c99a2e"/><path d="M214 152c30-4 42 12 46 38" fill="none" stroke="#8f6a15" stroke-width="12"/><path d="M128 128a28 28 0 0 1 56 0" fill="#8f6a15"/>',
  ],
} as const;
export type Drawing = keyof typeof drawings;

export const drawing = (name: Drawing): string => {
  const [ground, shapes] = drawings[name];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="640" height="640"><rect width="320" height="320" fill="${ground}"/>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** A wide picture with room for words on its starting side. */
export const scene = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 440"><rect width="1280" height="440" fill="#f1ece2"/><rect y="350" width="1280" height="90" fill="#e5dccb"/><circle cx="960" cy="190" r="120" fill="#f3d9a8"/><path d="M900 130h120l40 90H860z" fill="#d98d4b"/><path d="M953 220h14v130h-14z" fill="#4a4038"/><path d="M1060 270h150a20 20 0 0 1 20 20v60h-190v-60a20 20 0 0 1 20-20z" fill="#5d7a5e"/></svg>',
)}`;

export const products: readonly (ProductCardProps & { id: string })[] = [
  {
    id: '1',
    name: 'Amber glass table lamp',
    image: 'lamp',
    price: '86.00',
    was: '110.00',
    sold: 1240,
    rating: 4.8,
    ratingCount: 312,
    store: 'North & Linen',
  },
  {
    id: '2',
    name: 'Waxed canvas market tote with leather handles, made to be carried for decades',
    image: 'bag',
    price: '64.50',
    sold: 318,
    rating: 4.6,
    ratingCount: 88,
    store: 'Harrow Goods',
  },
  {
    id: '3',
    name: 'Stoneware vase, indigo',
    image: 'vase',
    price: '42.00',
    sold: 5400,
    rating: 4.9,
    ratingCount: 1200,
    store: 'Kiln Street Studio',
  },
  {
    id: '4',
    name: 'Terracotta side chair',
    image: 'chair',
    price: '1,289.00',
    sold: 12,
    rating: 4.2,
    ratingCount: 9,
    store: 'Marketfront',
    soldOut: true,
  },
  {
    id: '5',
    name: 'Wireless studio headphones',
    image: 'headphones',
    price: '149.90',
    was: '199.90',
    sold: 12800,
    rating: 4.7,
    ratingCount: 2044,
    store: 'Otto Audio',
  },
  {
    id: '6',
    name: 'Brass gooseneck kettle',
    image: 'kettle',
    price: '0.10',
    sold: 0,
    rating: 0,
    store: 'Harrow Goods',
  },
  {
    id: '7',
    name: 'Reading lamp',
    image: 'lamp',
    price: '38.00',
    sold: 77,
    rating: 4.1,
    ratingCount: 15,
    store: 'North & Linen',
  },
  {
    id: '8',
    name: 'Everyday shopper',
    image: 'bag',
    price: '24.00',
    was: '36.00',
    sold: 950,
    rating: 4.4,
    ratingCount: 61,
    store: 'Harrow Goods',
  },
].map(({ image, price, ...rest }) => ({
  ...rest,
  href: `#product-${rest.id}`,
  price: price.replace(',', ''),
  image: { src: drawing(image as Drawing) },
}));

const branch = (id: string, name: string, children: readonly string[]): MegaMenuItem => ({
  id,
  name,
  href: `#${id}`,
  children: children.map((child, index) => ({
    id: `${id}-${index}`,
    name: child,
    href: `#${id}-${index}`,
    icon: drawing((Object.keys(drawings) as Drawing[])[index % 6] ?? 'lamp'),
    children: ['New in', 'Bestsellers', 'Under $50', 'Handmade'].map((leaf, at) => ({
      id: `${id}-${index}-${at}`,
      name: leaf,
      href: `#${id}-${index}-${at}`,
    })),
  })),
});

export const categories: readonly MegaMenuItem[] = [
  branch('home', 'Home & living', ['Lighting', 'Vases', 'Chairs', 'Kitchen', 'Textiles']),
  branch('fashion', 'Fashion', ['Bags', 'Shoes', 'Watches', 'Jewellery']),
  branch('audio', 'Audio', ['Headphones', 'Speakers', 'Records']),
  branch('beauty', 'Beauty', ['Skin', 'Hair', 'Fragrance']),
  branch('outdoor', 'Outdoor', ['Camping', 'Cycling', 'Garden']),
  { id: 'gifts', name: 'Gifts', href: '#gifts' },
];

/** What somebody bought, for carts and orders. */
export const orderLines = [
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
