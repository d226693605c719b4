import {
  documentPicture,
  failingPicture,
  photo,
  products,
  transparentPicture,
  whitePicture,
} from '../../testing/fixtures/index.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { FavouriteButton } from '../product-card/favourite-button.tsx';
import { ProductCard } from '../product-card/product-card.tsx';

export const cards = products.map(({ id, ...product }, index) => (
  <ProductCard
    key={id}
    {...product}
    favourite={<FavouriteButton name={product.name} defaultPressed={index === 1} />}
  />
));

const others = {
  'Portrait picture': documentPicture,
  'Picture on white': whitePicture,
  'Picture without a ground': transparentPicture,
  'Landscape picture': photo('breakfast'),
  'Missing picture': '',
  'Failing picture': failingPicture,
};

export const otherCards = Object.entries(others).map(([name, src]) => (
  <ProductCard key={name} href="#product" name={name} image={{ src }} price="12.00" />
));

export const oneBadge = products
  .slice(0, 4)
  .map(({ id, ...product }, index) => (
    <ProductCard
      key={id}
      {...product}
      soldOut={false}
      swatches={[]}
      badge={index === 0 && <Badge tone="sale">New</Badge>}
    />
  ));
