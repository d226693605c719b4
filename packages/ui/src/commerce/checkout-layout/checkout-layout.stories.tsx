import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Steps } from '../../primitives/steps/steps.tsx';
import { AddressCard } from '../address/address-card.tsx';
import { Logo } from '../logo/logo.tsx';
import { CheckoutHeader, CheckoutSection } from './checkout-layout.tsx';
import { address, checkoutSteps } from '../../testing/fixtures/index.ts';
import { guide } from './checkout-layout.guide.ts';

const meta = {
  component: CheckoutSection,
  title: 'commerce/Checkout layout',
  subcomponents: { CheckoutHeader },
  args: {
    title: 'Where to?',
    children: <AddressCard name={address.name} lines={address.lines} />,
  },
  parameters: { guide },
} satisfies Meta<typeof CheckoutSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};
export const SectionWithAction: Story = {
  args: {
    actions: (
      <Button size="sm" tone="quiet">
        Change
      </Button>
    ),
  },
};
export const Header: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <CheckoutHeader
      logo={<Logo name="Marketfront" />}
      homeHref="#home"
      steps={<Steps items={checkoutSteps} />}
      end={<Link href="#help">Help</Link>}
    />
  ),
};
export const HeaderBare: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <CheckoutHeader logo={<Logo name="Marketfront" />} homeHref="#home" />,
};
