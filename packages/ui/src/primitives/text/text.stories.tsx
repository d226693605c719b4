import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Heading, Text } from './text.tsx';
import { headingSizes, textSizes, textTones, textWeights } from './text.variants.ts';
import { longProductName } from '../../testing/fixtures/index.ts';
import { guide } from './text.guide.ts';

const meta = {
  component: Text,
  subcomponents: { Heading },
  args: { children: 'Things made well, by people you can name.' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'select', options: textWeights },
  },
  parameters: { guide },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          Ünïcode, Ελλάδα, ภาษาไทยตัวอย่าง, ພາສາລາວຕົວຢ່າງ, 简体中文示例, 1,234.50
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {textTones.map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: (args) => (
    <Stack>
      {textWeights.map((weight) => (
        <Text key={weight} {...args} weight={weight} />
      ))}
    </Stack>
  ),
};
export const TwoLineClamp: Story = {
  args: {
    lines: 2,
    children: `${longProductName}. `.repeat(6),
  },
};
export const Inline: Story = { args: { inline: true } };
export const Headings: Story = {
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Things made well, by people you can name
        </Heading>
      ))}
    </Stack>
  ),
};
