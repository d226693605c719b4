import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { IconReturn, IconShield, IconTruck } from '../../primitives/icon/icon.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Price } from '../../primitives/price/price.tsx';
import { QuantityStepper } from '../../primitives/quantity-stepper/quantity-stepper.tsx';
import { Rating } from '../../primitives/rating/rating.tsx';
import { photo } from '../../testing/fixtures/index.ts';
import { BuyBox, ProductLayout } from './buy-box.tsx';
import { actions } from './buy-box.fixtures.tsx';
import { guide } from './buy-box.guide.ts';

const meta = {
  component: BuyBox,
  subcomponents: { ProductLayout },
  args: {
    title: 'Round-Bellied Vase',
    price: <Price amount="58.00" was="74.00" percent size="xl" />,
    actions,
  },
  parameters: { guide },
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Full: Story = {
  args: {
    store: (
      <Link href="#store" tone="quiet">
        Oleiro &amp; Filha
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
      'Round-Bellied Stoneware Vase in a Chalk Glaze with Fine Iron Specks, Thrown by Hand in Caldas da Rainha, for Branches and Tall Stems',
  },
};
export const WithGallery: Story = {
  render: (args) => (
    <ProductLayout
      gallery={<Image src={photo('bellied-vase')} alt="Round-bellied vase, chalk" width={640} height={640} />}
    >
      <BuyBox {...args} />
    </ProductLayout>
  ),
};
