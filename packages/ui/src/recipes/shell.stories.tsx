import type { Meta, StoryObj } from '@storybook/react-vite';
import { categories, drawing } from '../testing/fixtures.ts';
import { Container, Grid } from '../primitives/layout/layout.tsx';
import { CategoryTile } from '../commerce/category-tile/category-tile.tsx';
import { FloatingWindow } from '../commerce/floating-window/floating-window.tsx';
import { ServiceEntry } from '../commerce/floating-window/service-entry.tsx';
import { Logo } from '../commerce/logo/logo.tsx';
import { TopBanner } from '../commerce/top-banner/top-banner.tsx';
import { SiteFooter } from '../commerce/site-footer/site-footer.tsx';

const meta = { title: 'recipes/Shell', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const FooterAndFloats: Story = {
  render: () => (
    <>
      <TopBanner href="#sale" onClose={() => undefined}>
        Free delivery on orders over $50 this week
      </TopBanner>
      <FloatingWindow
        cart={{ href: '#cart', count: 3 }}
        service={<ServiceEntry phone="+1 555 010 0199" chat={{ href: '#chat', label: 'Chat with us' }} />}
        topAfter={-1}
      />
      <Container>
        <Grid min="sm" gap="md">
          {categories.map((category, index) => (
            <CategoryTile
              key={category.id}
              href={category.href}
              name={category.name}
              image={drawing('lamp')}
              whole={index % 2 === 0}
              tile={index % 2 === 0 ? 'sand' : 'sage'}
            />
          ))}
        </Grid>
      </Container>
      <SiteFooter
        intro={
          <>
            <Logo name="Marketfront" />
            <p>Many merchants, one cart. Things made well, by people you can name.</p>
          </>
        }
        columns={[
          {
            title: 'Help',
            links: [
              { href: '#returns', label: 'Returns' },
              { href: '#delivery', label: 'Delivery' },
            ],
          },
          {
            title: 'Company',
            links: [
              { href: '#about', label: 'About us' },
              { href: '#sell', label: 'Sell with us' },
            ],
          },
        ]}
        copyright="© 2026 Marketfront"
      />
    </>
  ),
};
