import { products } from '../../testing/fixtures/index.ts';
import { FavouriteButton } from '../product-card/favourite-button.tsx';
import { ProductCard } from '../product-card/product-card.tsx';

export const cards = products.map(({ id, ...product }, index) => (
  <ProductCard
    key={id}
    {...product}
    favourite={<FavouriteButton name={product.name} defaultPressed={index === 1} />}
  />
));
