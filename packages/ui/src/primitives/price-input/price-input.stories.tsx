import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { PriceInput } from './price-input.tsx';

const meta = {
  component: PriceInput,
  args: { label: 'Refund amount', name: 'amount', onChange: fn() },
  parameters: {
    guide: {
      use: 'One exact amount of money. It reads comma and point alike and always gives and sends a decimal string, never a float. For the two prices of a filter take PriceRange.',
      do: [
        'Give min and max as decimal strings; the messages come with it.',
        'Say in the hint what limits the amount.',
      ],
      dont: [
        'Do not parse the text yourself: use the value of onChange, or what the form sends.',
        'Do not format while someone types; it does so when they leave.',
      ],
      parts: {
        box: 'The frame around sign and text',
        input: 'The text',
        sign: 'The currency sign, on the side where the language has it',
        label: 'The label',
        hint: 'The hint',
        error: 'What is wrong',
      },
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <form aria-label="Form" style={{ maxWidth: 320 }} onSubmit={(event) => event.preventDefault()}>
        <Story />
        <button type="reset" hidden>
          Reset
        </button>
      </form>
    ),
  ],
} satisfies Meta<typeof PriceInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form');
  return {
    form,
    input: canvas.getByRole<HTMLInputElement>('textbox', { name: /Refund amount/ }),
    sent: () => new FormData(form).get('amount'),
  };
};

export const Empty: Story = { args: { hint: 'Up to what you paid: $86.00' } };
export const Filled: Story = { args: { defaultValue: '1234.5' } };
export const Disabled: Story = { args: { defaultValue: '86.00', disabled: true } };
export const WithError: Story = { args: { error: 'Please fill in the amount', required: true } };
export const InFrench: Story = {
  args: { defaultValue: '1234.5' },
  globals: { locale: 'fr' },
  play: async ({ canvasElement }) => {
    const { input, sent } = setup(canvasElement);
    await expect(input).toHaveValue('1234,50');
    await expect(sent()).toBe('1234.5');
  },
};

export const CommaAndPoint: Story = {
  play: async ({ canvasElement, args, globals }) => {
    const { input, sent } = setup(canvasElement);
    await userEvent.type(input, '19,9');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '19.90' });
    await expect(sent()).toBe('19.90');
    await userEvent.tab();
    if (globals['locale'] === 'en') await expect(input).toHaveValue('19.90');
    await userEvent.clear(input);
    await userEvent.type(input, '$ 1.234,50');
    await expect(sent()).toBe('1234.50');
    await userEvent.clear(input);
    await expect(sent()).toBe('');
  },
};

export const OutOfBounds: Story = {
  args: { min: '1.00', max: '86.00' },
  play: async ({ canvasElement, globals }) => {
    const { input, form } = setup(canvasElement);
    await userEvent.type(input, '90');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(form.checkValidity()).toBe(false);
    if (globals['locale'] === 'en') await expect(input).toHaveAccessibleDescription('Type $86.00 at most');
    await userEvent.clear(input);
    await userEvent.type(input, 'many');
    if (globals['locale'] === 'en') {
      await expect(input).toHaveAccessibleDescription('Type an amount such as 12.50');
    }
    await userEvent.clear(input);
    await userEvent.type(input, '0.5');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.clear(input);
    await userEvent.type(input, '86');
    await expect(form.checkValidity()).toBe(true);
    await expect(input).toBeValid();
  },
};

export const ResetsWithItsForm: Story = {
  args: { defaultValue: '10.00' },
  play: async ({ canvasElement }) => {
    const { input, form, sent } = setup(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, '12');
    await expect(sent()).toBe('12');
    form.reset();
    await waitFor(() => expect(sent()).toBe('10.00'));
  },
};
