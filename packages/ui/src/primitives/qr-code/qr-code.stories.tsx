import type { Meta, StoryObj } from '@storybook/react-vite';
import { transparentPicture } from '../../testing/fixtures/index.ts';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { QrCode } from './qr-code.tsx';
import { guide } from './qr-code.guide.ts';
import { namesImage } from './qr-code.play.ts';

const meta = {
  component: QrCode,
  args: { value: 'https://marketfront.example/store/42', title: 'Opens the store on your phone' },
  parameters: { guide },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { play: namesImage };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', level: 'high' } };
export const WithLogo: Story = { args: { size: 'lg', logo: transparentPicture } };
export const LongAddress: Story = {
  args: {
    size: 'lg',
    value: `https://marketfront.example/pay?order=PT202611210001&token=${'a1b2c3d4'.repeat(24)}`,
  },
};
export const WithLink: Story = {
  render: (args) => (
    <Stack gap="xs" align="start">
      <QrCode {...args} />
      <Text size="sm">
        Scan it, or <Link href={args.value}>open the store here</Link>.
      </Text>
    </Stack>
  ),
};
