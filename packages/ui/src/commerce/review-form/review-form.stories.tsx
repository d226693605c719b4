import type { Meta, StoryObj } from '@storybook/react-vite';
import { lamp, longProductName, photo } from '../../testing/fixtures/index.ts';
import { ReviewForm } from './review-form.tsx';
import { guide } from './review-form.guide.ts';
import { keyboardNavigation, onSubmitData } from './review-form.play.ts';

const meta = {
  component: ReviewForm,
  args: {
    product: { name: lamp.name, image: lamp.image, variant: lamp.variant },
    tags: ['As described', 'Well packed', 'Fast delivery', 'Good value'].map((label) => ({
      value: label.toLowerCase().replaceAll(' ', '-'),
      label,
    })),
    text: { maxLength: 500 },
    pictures: { onUpload: () => Promise.resolve({ url: photo('bellied-vase') }) },
    anonymous: false,
    onSubmit: (event) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      onSubmitData({
        product: data.get('productScore'),
        service: data.get('serviceScore'),
        tags: data.getAll('tags'),
        content: data.get('content'),
        anonymous: data.get('anonymous'),
      });
    },
  },
  parameters: { guide },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const TextOnly: Story = {
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
      defaultValue: [{ url: photo('table-lamp'), name: 'lamp.jpg' }],
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
      name: longProductName,
      image: photo('canvas-tote'),
      variant: 'Olive and saddle brown, large, with initials',
    },
  },
};
export const KeyboardNavigation: Story = { play: keyboardNavigation };
