import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../../primitives/button/button.tsx';
import { IconReturn, IconShield, IconTruck } from '../../primitives/icon/icon.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { QuantityStepper } from '../../primitives/quantity-stepper/quantity-stepper.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { drawing } from '../../testing/fixtures.ts';
import { BuyBox, ProductLayout } from './buy-box.tsx';

const actions = (
  <>
    <Button size="lg">Add to cart</Button>
    <Button size="lg" tone="accent">
      Buy now
    </Button>
  </>
);

const meta = {
  component: BuyBox,
  subcomponents: { ProductLayout },
  args: {
    title: 'Wireless studio headphones',
    price: <Price amount="149.90" was="199.90" percent size="xl" />,
    actions,
  },
  parameters: {
    guide: {
      use: 'All it takes to decide about one product. ProductLayout puts it beside the gallery, where it stays in sight.',
      do: [
        'Put what costs money near the price: delivery, duties.',
        'Give the product’s name as title: it is the page’s only h1.',
      ],
      dont: ['Do not put recommendations into it.', 'Do not add a third filled button.'],
      parts: {
        head: 'Store, title and facts',
        facts: 'Rating and sold count',
        price: 'The price',
        actions: 'The buttons that buy',
        assurances: 'What one can rely on',
        side: 'In ProductLayout, the side that stays in sight',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Full: Story = {
  args: {
    store: (
      <Link href="#store" tone="quiet">
        Otto Audio
      </Link>
    ),
    facts: (
      <>
        <Rating value={4.7} count={2044} href="#reviews" />
        <span>10000+ sold</span>
      </>
    ),
    children: <QuantityStepper max={9} />,
    assurances: [
      { icon: <IconTruck />, title: 'Delivery 24–28 November', detail: '$4.90 to Vientiane' },
      { icon: <IconReturn />, title: 'Returns within 30 days' },
      { icon: <IconShield />, title: 'Buyer protection', detail: 'Your money back if it does not arrive.' },
    ],
  },
};
export const SoldOut: Story = {
  args: {
    actions: (
      <Button size="lg" disabled>
        Sold out
      </Button>
    ),
  },
};
export const LongName: Story = {
  args: {
    title:
      'Wireless studio headphones with adaptive noise cancelling, forty hours of battery, a walnut case and a cable for aeroplanes',
  },
};
export const BesideItsPictures: Story = {
  render: (args) => (
    <ProductLayout gallery={<Image src={drawing('headphones')} alt="Headphones" width={640} height={640} />}>
      <BuyBox {...args} />
    </ProductLayout>
  ),
};
