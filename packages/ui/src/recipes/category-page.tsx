import { FavouriteButton } from '../commerce/product-card/favourite-button.tsx';
import { ProductCard } from '../commerce/product-card/product-card.tsx';
import { ProductGrid } from '../commerce/product-grid/product-grid.tsx';
import { Breadcrumb } from '../primitives/breadcrumb/breadcrumb.tsx';
import { Inline, Spread, Stack } from '../primitives/layout/layout.tsx';
import { Pagination } from '../primitives/pagination/pagination.tsx';
import { PriceRange } from '../primitives/price-range/price-range.tsx';
import { Tag } from '../primitives/tag/tag.tsx';
import { Heading, Text } from '../primitives/text/text.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden/visually-hidden.tsx';
import { products } from '../testing/fixtures/index.ts';
import { useSample } from '../testing/sample.ts';
import { ShopFrame } from './shop-frame.tsx';

export function CategoryPage() {
  const sample = useSample(products);
  return (
    <ShopFrame>
      <Stack gap="lg">
        <Breadcrumb items={[{ href: '#home', label: 'Home' }, { label: 'Home & living' }]} />
        <Heading level={1}>Home &amp; living</Heading>
        <Spread gap="md">
          <Inline>
            <Tag href="#all" selected>
              All
            </Tag>
            <Tag href="#lighting">Lighting</Tag>
            <Tag href="#vases">Vases</Tag>
          </Inline>
          <PriceRange action="#list" clearHref="#clear" />
        </Spread>
        <Text tone="muted" size="sm">
          248 products
        </Text>
        <VisuallyHidden asChild>
          <h2>Products</h2>
        </VisuallyHidden>
        <ProductGrid>
          {sample.map(({ id, ...product }, index) => (
            <ProductCard
              key={id}
              {...product}
              priority={index < 4}
              favourite={<FavouriteButton name={product.name} defaultPressed={index === 1} />}
            />
          ))}
        </ProductGrid>
        <Pagination page={2} pageCount={31} hrefFor={(page) => `#page-${page}`} jump={{ action: '#list' }} />
      </Stack>
    </ShopFrame>
  );
}
