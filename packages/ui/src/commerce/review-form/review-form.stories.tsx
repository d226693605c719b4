import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { ReviewForm } from './review-form.tsx';

const sent = fn();
const meta = {
  component: ReviewForm,
  args: {
    product: { name: 'Amber glass table lamp', image: drawing('lamp'), variant: 'Amber, small' },
    tags: ['As described', 'Well packed', 'Fast delivery', 'Good value'].map((label) => ({
      value: label.toLowerCase().replaceAll(' ', '-'),
      label,
    })),
    text: { maxLength: 500 },
    pictures: { onUpload: () => Promise.resolve({ url: drawing('vase') }) },
    anonymous: false,
    onSubmit: (event) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      sent({
        product: data.get('productScore'),
        service: data.get('serviceScore'),
        tags: data.getAll('tags'),
        content: data.get('content'),
        anonymous: data.get('anonymous'),
      });
    },
  },
  parameters: {
    guide: {
      use: 'Writes a review of one thing that was bought. It is the shop’s own form: it posts, with or without script.',
      do: [
        'Show what is reviewed above the stars.',
        'Keep a draft while it is written.',
        'Say which limits pictures have before one is chosen.',
      ],
      dont: ['Do not choose stars in advance.', 'Do not ask for more scores than the shop shows.'],
      keys: {
        'Arrow keys': 'On the stars: one star more or less',
        Space: 'On a tag: ticks it',
      },
      parts: {
        product: 'What is reviewed',
        scores: 'The rows of stars',
        error: 'What is wrong with a score',
        tag: 'One word to tick',
        foot: 'The place of the button',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const OnlyText: Story = {
  args: { product: undefined, tags: [], pictures: undefined, anonymous: undefined },
};
export const Draft: Story = {
  args: {
    scores: [
      { name: 'productScore', legend: 'Product quality', defaultValue: 4 },
      { name: 'serviceScore', legend: 'Service', defaultValue: 5 },
    ],
    text: { defaultValue: 'Warm light, heavy foot, no wobble.' },
    pictures: {
      onUpload: () => Promise.resolve({ url: '' }),
      defaultValue: [{ url: drawing('lamp'), name: 'lamp.jpg' }],
    },
    anonymous: true,
  },
};
export const WithErrors: Story = {
  args: {
    scores: [
      { name: 'productScore', legend: 'Product quality', error: 'Please give the product stars' },
      { name: 'serviceScore', legend: 'Service', defaultValue: 5 },
    ],
    errors: { text: 'Please fill in your experience', pictures: 'One picture was not readable' },
    error: 'Your review was not sent.',
  },
};
export const Pending: Story = { args: { pending: true } };
export const LongName: Story = {
  args: {
    product: {
      name: 'Waxed canvas market tote with vegetable-tanned leather handles, made to be carried for decades',
      image: drawing('bag'),
      variant: 'Olive and saddle brown, large, with initials',
    },
  },
};
export const IsWrittenByKey: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const quality = canvas.getByRole('group', { name: 'Product quality' });
    within(quality).getByRole('radio', { name: '3 stars, All right' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(quality).getByRole('radio', { name: '4 stars, Good' })).toBeChecked();
    await expect(within(quality).getByText('Good')).toBeVisible();
    const service = canvas.getByRole('group', { name: 'Service' });
    await userEvent.click(within(service).getByRole('radio', { name: '5 stars, Excellent' }));
    canvas.getByRole('checkbox', { name: 'Well packed' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.type(canvas.getByRole('textbox', { name: /Your experience/ }), 'Lovely lamp');
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide my name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }));
    await expect(sent).toHaveBeenLastCalledWith({
      product: '4',
      service: '5',
      tags: ['well-packed'],
      content: 'Lovely lamp',
      anonymous: '1',
    });
  },
};
