import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CountryPicker, PhoneField } from '../commerce/country-picker/index.ts';
import { LoginPanel } from '../commerce/login-dialog/index.ts';
import * as ui from '../index.ts';
import { en } from '../messages/en.ts';
import { en as login } from '../messages/login/en.ts';
import { categories, products } from './fixtures/index.ts';

const render = (node: React.ReactNode) =>
  renderToString(
    <ui.UiProvider locale="en" messages={en} image={({ src, width }) => `${src}?w=${width}`}>
      <ui.LiveRegion>
        <ui.ConfirmProvider>
          <ui.ToastProvider>{node}</ui.ToastProvider>
        </ui.ConfirmProvider>
      </ui.LiveRegion>
    </ui.UiProvider>,
  );

const page = () =>
  render(
    <>
      <ui.SkipLink />
      <ui.TopBanner onClose={() => undefined}>Free delivery</ui.TopBanner>
      <ui.SiteHeader
        homeHref="/"
        logo={<ui.Logo name="Marketfront" />}
        search={<ui.SearchBox action="/goods/goods_search" defaultValue="lamp" />}
        actions={<ui.CartLink href="/cart" count={3} />}
        nav={<ui.MegaMenu items={categories} allHref="/categories" />}
      />
      <ui.ProductGrid>
        {products.map(({ id, ...product }) => (
          <ui.ProductCard key={id} {...product} hoverImage={product.image.src} />
        ))}
      </ui.ProductGrid>
      <ui.Gallery
        images={[
          { src: '/a.webp', alt: 'Lamp', blur: 'data:image/gif;base64,AAAA' },
          { src: '/1.webp', alt: 'Turning lamp', frames: ['/1.webp', '/2.webp'] },
          { src: '/c.webp', alt: 'Lamp', video: { src: '/lamp.mp4', seconds: 66 } },
        ]}
      />
      <ui.ReviewSummary average={4.6} count={10} histogram={[6, 2, 1, 1, 0]} />
      <ui.SkuPicker attributes={[{ name: 'size', label: 'Size', values: [{ value: 's', label: 'S' }] }]} />
      <ui.Pagination page={2} pageCount={9} hrefFor={(to) => `/categories?page=${to}`} />
      <CountryPicker label="Country" name="country" />
      <PhoneField name="phone" />
      <LoginPanel
        mode="phonePassword"
        messages={login}
        modeHref={(mode) => `/login?mode=${mode}`}
        action={() => '/login'}
        agreement="I agree"
      />
      <ui.FloatingWindow cart={{ href: '/cart', count: 3 }} />
      <ui.Dialog open title="Open" onClose={() => undefined} />
    </>,
  );

describe('on the server', () => {
  const html = page();
  it('renders a video that can be played without script, and the first picture of a turn', () => {
    expect(html).toMatch(
      /<video controls="" playsInline="" preload="none" src="\/lamp\.mp4" poster="\/c\.webp\?w=640"/,
    );
    expect(html).toContain('href="/1.webp?w=1280" aria-label="View larger: Turning lamp"');
    expect(html).toContain('aria-label="Video, 1:06, 3 of 3"');
    expect(html).not.toContain('/2.webp');
  });
  it('renders no style attribute, because a strict content security policy forbids it', () => {
    expect(html).not.toMatch(/\sstyle="/);
  });
  it('renders links, forms and fields that work without script', () => {
    expect(html).toContain('href="#product-1"');
    expect(html).toContain('action="/goods/goods_search"');
    expect(html).toContain('href="/categories?page=3"');
    expect(html).toMatch(/<select[^>]*name="country"/);
    expect(html).toMatch(
      /<form[^>]*action="\/login"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/login"/,
    );
    expect(html).toContain('href="/login?mode=forgotPhone"');
  });
  it('renders the panels of the menu for browsers without script only', () => {
    expect(html).toMatch(/<noscript>.*Scarves.*<\/noscript>/);
  });
});
