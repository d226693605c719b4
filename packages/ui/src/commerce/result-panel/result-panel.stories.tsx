import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { DescriptionList } from '../../primitives/description-list/description-list.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { ResultPanel } from './result-panel.tsx';
import { resultStates } from './result-panel.variants.ts';
import { address, order } from '../../testing/fixtures/index.ts';
import { guide } from './result-panel.guide.ts';
import { linksToHomePage } from './result-panel.play.ts';

const meta = {
  component: ResultPanel,
  subcomponents: { ErrorPanel },
  args: { state: 'paid', title: 'Thank you, your order is paid' },
  argTypes: { state: { control: 'select', options: resultStates } },
  parameters: { guide },
} satisfies Meta<typeof ResultPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  args: {
    description: `We sent the receipt to ${address.email}.`,
    details: (
      <DescriptionList
        items={[
          { term: 'Order no.', description: order.orderNo },
          { term: 'Amount', description: '$467.00' },
        ]}
      />
    ),
    actions: (
      <>
        <ButtonLink href="#order" tone="primary">
          See the order
        </ButtonLink>
        <ButtonLink href="#home">Go on shopping</ButtonLink>
      </>
    ),
  },
};
export const Pending: Story = {
  args: { state: 'pending', title: 'Waiting for your bank', description: 'This may take a minute.' },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    title: 'The payment failed',
    description: 'Your bank refused the payment.',
    actions: <Button tone="accent">Try again</Button>,
  },
};
export const Missing: Story = { args: { state: 'missing', title: 'There is no such order' } };

export const NotFound: Story = {
  render: () => <ErrorPanel kind="404" homeHref="#home" />,
  play: linksToHomePage,
};
export const ServerError: Story = { render: () => <ErrorPanel kind="500" homeHref="#home" /> };
export const SignedOut: Story = {
  render: () => <ErrorPanel kind="401" homeHref="#home" actions={<Button>Sign in</Button>} />,
};
export const OtherError: Story = { render: () => <ErrorPanel kind="other" homeHref="#home" /> };
