import { ProductCard, ProductGrid, UiProvider } from '@marketfront/ui';
import messages from '@marketfront/ui/messages/en';

export const Grid = ({ products }) => (
  <UiProvider locale="en" messages={messages}>
    <ProductGrid label="Products">
      {products.map(({ image, ...product }) => (
        <ProductCard key={product.href} {...product} image={{ src: image }} />
      ))}
    </ProductGrid>
  </UiProvider>
);
