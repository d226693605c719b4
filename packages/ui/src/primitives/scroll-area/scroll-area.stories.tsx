import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Tag } from '../tag/tag.tsx';
import { Text } from '../text/text.tsx';
import { guide } from './scroll-area.guide.ts';
import { isNoTabStop, isReachedByKeyboard } from './scroll-area.play.ts';
import { ScrollArea } from './scroll-area.tsx';
import { scrollAreaOrientations } from './scroll-area.variants.ts';

const paragraphs = Array.from({ length: 8 }, (_, index) => (
  <Text key={index}>
    {index + 1}. The merchant sends the goods within two working days. The visitor may return them within
    thirty days.
  </Text>
));

const meta = {
  component: ScrollArea,
  args: {
    label: 'Terms of use',
    children: <Stack gap="sm">{paragraphs}</Stack>,
    style: { blockSize: 160, maxInlineSize: 360 },
  },
  argTypes: { orientation: { control: 'inline-radio', options: scrollAreaOrientations } },
  parameters: { guide },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = { play: isReachedByKeyboard };
export const Horizontal: Story = {
  args: {
    label: 'Popular searches',
    orientation: 'horizontal',
    style: { maxInlineSize: 320 },
    children: (
      <Inline gap="xs" style={{ flexWrap: 'nowrap' }}>
        {['Lamps', 'Linen', 'Stoneware', 'Desks', 'Rugs', 'Vases', 'Chairs'].map((name) => (
          <Tag key={name} href="#search">
            {name}
          </Tag>
        ))}
      </Inline>
    ),
  },
};
export const Fits: Story = { args: { children: 'Nothing to scroll' }, play: isNoTabStop };
