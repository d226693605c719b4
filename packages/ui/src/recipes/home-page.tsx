import { CategoryTile } from '../commerce/category-tile/category-tile.tsx';
import { FloatingWindow } from '../commerce/floating-window/floating-window.tsx';
import { ServiceEntry } from '../commerce/floating-window/service-entry.tsx';
import { HeroBanner } from '../commerce/hero-banner/hero-banner.tsx';
import { ProductCard } from '../commerce/product-card/product-card.tsx';
import { ProductGrid, ProductRail, SectionHeader } from '../commerce/product-grid/product-grid.tsx';
import { TopBanner } from '../commerce/top-banner/top-banner.tsx';
import { Grid, Stack } from '../primitives/layout/layout.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden/visually-hidden.tsx';
import { categories, photo, products } from '../testing/fixtures/index.ts';
import { useSample } from '../testing/sample.ts';
import { ShopFrame } from './shop-frame.tsx';

const tiles = ['sand', 'sage', 'sky', 'blush', 'lilac', 'butter'] as const;
const pictures = ['armchair', 'satchel', 'headphones', 'soaps', 'basketball', 'gift-box'] as const;

export function HomePage() {
  const sample = useSample(products);
  const cards = sample.map(({ id, ...product }) => <ProductCard key={id} {...product} />);
  return (
    <>
      <TopBanner href="#sale" onClose={() => undefined}>
        Free delivery on orders over $50 this week
      </TopBanner>
      <ShopFrame>
        <Stack gap="section">
          <VisuallyHidden asChild>
            <h1>Marketfront</h1>
          </VisuallyHidden>
          <HeroBanner
            image={photo('living-room')}
            href="#living"
            title="A living room for long evenings"
            action="Shop now"
            priority
          />
          <Stack gap="lg">
            <SectionHeader title="Categories" href="#all" hrefLabel="All categories" />
            <Grid min="sm" gap="md">
              {categories.map((category, index) => (
                <CategoryTile
                  key={category.id}
                  href={category.href}
                  name={category.name}
                  image={photo(pictures[index % 6] ?? 'armchair')}
                  tile={tiles[index % 6]}
                  whole
                />
              ))}
            </Grid>
          </Stack>
          <ProductRail title="Trending now" href="#trending" hrefLabel="See all">
            {cards}
          </ProductRail>
          <Stack gap="lg">
            <SectionHeader title="New in" href="#new" hrefLabel="See all" />
            <ProductGrid>{cards}</ProductGrid>
          </Stack>
        </Stack>
      </ShopFrame>
      <FloatingWindow
        cart={{ href: '#cart', count: 3 }}
        service={<ServiceEntry phone="+1 555 010 0199" chat={{ href: '#chat', label: 'Chat with us' }} />}
      />
    </>
  );
}
