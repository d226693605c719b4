import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/layout/layout.tsx';
import { PriceRange } from '../../primitives/price-range/price-range.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FacetMenu } from './facet-menu.tsx';
import { FacetOptions } from './facet-options.tsx';
import { guide } from './facets.guide.ts';
import { staysOpen } from './facets.play.ts';
import { PriceHistogram } from './price-histogram.tsx';

const colours = [
  { href: '#red', label: 'Red', count: 128, color: '#c8372d', selected: true },
  { href: '#sand', label: 'Sand', count: 64, color: '#e6d9bd' },
  { href: '#navy', label: 'Navy', count: 1280, color: '#23365c' },
];

const meta = {
  component: FacetMenu,
  subcomponents: { FacetOptions, AppliedFilters, PriceHistogram },
  args: {
    label: 'Colour',
    selected: 1,
    children: <FacetOptions options={colours} aria-label="Colour" />,
  },
  parameters: { guide },
} satisfies Meta<typeof FacetMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Options: Story = { play: staysOpen };
export const Links: Story = {
  args: {
    label: 'Category',
    selected: 0,
    children: (
      <FacetOptions
        look="link"
        aria-label="Category"
        options={[
          { href: '#lamps', label: 'Lamps', count: 240 },
          { href: '#rugs', label: 'Rugs and carpets', count: 18 },
        ]}
      />
    ),
  },
};
export const Prices: Story = {
  args: {
    label: 'Price',
    children: (
      <>
        <PriceHistogram
          bars={[3, 18, 40, 64, 31, 12, 0, 4].map((count, at) => ({ count, chosen: at > 1 && at < 5 }))}
        />
        <PriceRange action="#list" min="20.00" max="70.00" clearHref="#all" />
      </>
    ),
  },
};
export const Chosen: Story = {
  render: (args) => (
    <Inline>
      <FacetMenu {...args} />
      <AppliedFilters
        label="Chosen filters"
        clearHref="#all"
        clearLabel="Clear all"
        filters={[
          { label: 'Colour: Red', removeHref: '#without-red' },
          { label: '4 stars and up', removeHref: '#without-rating' },
          { label: 'Free shipping', removeHref: '#without-shipping' },
        ]}
      />
    </Inline>
  ),
};
