import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/layout.tsx';
import { Heading, Text } from '../text/text.tsx';
import { headingSizes, textSizes, textTones } from '../text/text.variants.ts';
import * as icons from './icons.tsx';

const meta = { title: 'primitives/Foundations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  render: () => (
    <Inline gap="lg">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} size={24} title={name} />
      ))}
    </Inline>
  ),
};
export const Type: Story = {
  render: () => (
    <Stack>
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Things made well, by people you can name
        </Heading>
      ))}
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          Ünïcode, Ελλάδα, ภาษาไทยตัวอย่าง, ພາສາລາວຕົວຢ່າງ, 简体中文示例, 1,234.50
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
