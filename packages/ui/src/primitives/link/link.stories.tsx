import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkProvider } from '../../provider/link-provider.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { Link } from './link.tsx';
import { linkTones } from './link.variants.ts';

const meta = {
  component: Link,
  args: { href: '#store', children: 'North & Linen' },
  argTypes: { tone: { control: 'select', options: [undefined, ...linkTones] } },
  parameters: {
    guide: {
      use: 'Goes somewhere. The application decides once, in UiProvider or LinkProvider, how it travels.',
      do: ['Write words that make sense alone: “Delivery times”.', 'Take strong inside sentences.'],
      dont: ['Do not write “click here”.', 'Do not use it for an action: that is a Button.'],
      keys: { Enter: 'Follows it' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Tones: Story = {
  render: (args) => (
    <Inline gap="lg">
      {linkTones.map((tone) => (
        <Link key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};
export const InASentence: Story = {
  render: () => (
    <Text>
      Delivered from three stores; see{' '}
      <Link href="#delivery" tone="strong">
        how delivery works
      </Link>{' '}
      before you order.
    </Text>
  ),
};

const travelled = fn();
export const TravelsByTheRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider
        value={({ href, children, ...rest }) => (
          <a
            {...rest}
            href={href}
            data-router=""
            onClick={(event) => {
              event.preventDefault();
              travelled(href);
            }}
          >
            {children}
          </a>
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'North & Linen' });
    await expect(link).toHaveAttribute('data-router');
    await userEvent.click(link);
    await expect(travelled).toHaveBeenCalledWith('#store');
  },
};
