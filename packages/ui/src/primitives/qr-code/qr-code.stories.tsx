import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { QrCode } from './qr-code.tsx';

const meta = {
  component: QrCode,
  args: { value: 'https://marketfront.example/store/42', title: 'Opens the store on your phone' },
  parameters: {
    guide: {
      use: 'Takes something from a big screen to a phone: a store, a payment, a chat with customer service.',
      do: [
        'Say beside it what it opens, and give the same as a link for who is on the phone already.',
        'Keep the address short: fewer modules are read from farther away.',
        'Leave its light margin alone.',
      ],
      dont: [
        'Do not colour or invert it: it is dark on light in every theme, because readers need that.',
        'Do not make it smaller than 128 px, nor the only way to anything.',
      ],
      parts: { logo: 'The picture in the middle' },
    } satisfies Guide,
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: 'Opens the store on your phone' });
    await expect(code).toHaveAttribute('viewBox', '-4 -4 37 37');
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', level: 'high' } };
export const WithLogo: Story = { args: { size: 'lg', logo: drawing('lamp') } };
export const LongAddress: Story = {
  args: {
    size: 'lg',
    value: `https://marketfront.example/pay?order=PT202611210001&token=${'a1b2c3d4'.repeat(24)}`,
  },
};
export const BesideALink: Story = {
  render: (args) => (
    <Stack gap="xs" align="start">
      <QrCode {...args} />
      <Text size="sm">
        Scan it, or <Link href={args.value}>open the store here</Link>.
      </Text>
    </Stack>
  ),
};
