import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawing } from '../../testing/fixtures.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge, CountBadge } from '../badge/badge.tsx';
import { badgeTones } from '../badge/badge.variants.ts';
import { Countdown } from '../countdown/countdown.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Inline, Stack } from '../layout/layout.tsx';
import { Rating } from '../rating/rating.tsx';
import { SummaryRows } from '../summary-rows/summary-rows.tsx';
import { Card, Divider, Panel } from '../surface/surface.tsx';
import { Tag } from '../tag/tag.tsx';
import { Price } from './price.tsx';
import { priceSizes } from './price.variants.ts';

const meta = { title: 'primitives/Display' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  render: () => (
    <Stack>
      {priceSizes.map((size) => (
        <Inline key={size} gap="lg">
          <Price size={size} amount="19.90" />
          <Price size={size} amount="19.90" was="29.90" percent />
          <Price size={size} amount="0.10" from />
          <Price size={size} amount="129999.00" was="1.00" />
        </Inline>
      ))}
    </Stack>
  ),
};
export const Ratings: Story = {
  render: () => (
    <Stack>
      <Rating value={4.6} count={312} />
      <Rating value={3.2} count={1} size="lg" href="#reviews" />
      <Rating value={0} size="sm" />
      <Rating value={5} size="sm" showValue={false} />
    </Stack>
  ),
};
export const Marks: Story = {
  render: () => (
    <Stack>
      {(['soft', 'solid'] as const).map((variant) => (
        <Inline key={variant}>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
          <CountBadge count={7} />
          <CountBadge count={250} />
        </Inline>
      ))}
      <Inline>
        <Tag href="#all" selected>
          All
        </Tag>
        <Tag href="#lamps">Lamps</Tag>
        <Tag removeHref="#without" name="under $50">
          Under $50
        </Tag>
      </Inline>
      <Inline>
        <Avatar name="ສົມໃຈ" size="sm" />
        <Avatar name="Otto" />
        <Avatar name="Kiln" src={drawing('vase')} size="lg" />
      </Inline>
      <Countdown until={Date.UTC(2030, 0, 1)} now={Date.UTC(2029, 11, 29)} />
    </Stack>
  ),
};
export const Facts: Story = {
  render: () => (
    <Stack gap="xl">
      <DescriptionList
        items={[
          { term: 'Material', description: 'Blown glass, oak' },
          { term: 'Height', description: '42 cm' },
        ]}
      />
      <Panel>
        <SummaryRows
          rows={[
            { label: 'Items', amount: '236.50' },
            { label: 'Coupon', amount: '20.00', tone: 'saving' },
            { label: 'Delivery', value: 'Free', note: '2 parcels' },
          ]}
          total={{ label: 'Total', amount: '216.50' }}
        />
      </Panel>
      <Divider />
      <Card>
        <Accordion
          name="policies"
          items={[
            { title: 'Delivery', content: 'Three to five working days.', open: true },
            { title: 'Returns', content: 'Within thirty days.' },
          ]}
        />
      </Card>
    </Stack>
  ),
};
