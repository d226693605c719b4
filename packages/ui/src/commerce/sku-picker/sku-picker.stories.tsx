import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { Stack } from '../../primitives/layout/layout.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { SkuPicker } from './sku-picker.tsx';

const meta = {
  component: SkuPicker,
  args: {
    attributes: [
      {
        name: 'colour',
        label: 'Colour',
        values: [
          { value: 'violet', label: 'Violet', image: drawing('headphones') },
          { value: 'sand', label: 'Sand', image: drawing('lamp') },
          { value: 'blue', label: 'Blue', image: drawing('vase'), unavailable: true },
        ],
      },
      {
        name: 'size',
        label: 'Size',
        values: [
          { value: 's', label: 'S' },
          { value: 'm', label: 'M' },
          { value: 'l', label: 'L', unavailable: true },
        ],
      },
    ],
    defaultSelected: { colour: 'violet', size: 'm' },
    onChange: fn(),
  },
  parameters: {
    guide: {
      use: 'The options of a product, one row of radios per attribute; pictures make swatches.',
      do: [
        'Let unavailable values stay selectable, so that nobody gets stuck.',
        'Say in note what is wrong with a combination, or how many are left.',
      ],
      dont: ['Do not use colours without their names.', 'Do not choose for the shopper what costs more.'],
      keys: {
        'Arrow keys': 'Choose the next value of the row or the one before',
        Tab: 'Goes to the next row',
      },
      parts: { legend: 'Name of a row and what is chosen', value: 'One value', note: 'The note below' },
    } satisfies Guide,
  },
} satisfies Meta<typeof SkuPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { defaultSelected: {} } };
export const WithNote: Story = {
  args: { defaultSelected: { colour: 'blue', size: 'l' }, note: 'Not available in this combination' },
};
export const LongNames: Story = {
  args: {
    attributes: [
      {
        name: 'finish',
        label: 'Finish',
        values: [
          { value: 'oak', label: 'Oiled oak from sustainably managed forests in the Vosges' },
          { value: 'ash', label: 'Ash, soaped' },
        ],
      },
    ],
  },
};

export const ChosenByPointerAndKey: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const unavailable = canvas.getByRole('radio', { name: 'L, not available in this combination' });
    await userEvent.click(unavailable);
    await expect(unavailable).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({
      name: 'size',
      value: 'l',
      selected: { colour: 'violet', size: 'l' },
    });
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
  },
};
export const ControlledStaysWithItsCaller: Story = {
  args: { selected: { colour: 'violet', size: 'm' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
  },
};
export const ResetsWithItsForm: Story = {
  render: (args) => (
    <Stack asChild gap="md">
      <form>
        <SkuPicker {...args} />
        <div>
          <Button type="reset">Reset</Button>
        </div>
      </form>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
  },
};
