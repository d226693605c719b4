import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { RangeSlider } from './range-slider.tsx';
import { Slider } from './slider.tsx';

const onRange = fn();
const meta = {
  component: Slider,
  subcomponents: { RangeSlider },
  args: { label: 'Points to use', name: 'points', max: 500, step: 10, defaultValue: 200, onChange: fn() },
  parameters: {
    guide: {
      use: 'A rough number between two bounds, such as points to spend at checkout or a price range that filters as it moves. Where the exact number matters take a text field or PriceInput.',
      do: [
        'Give format, so that the value is read in words: “200 points, −$2.00”.',
        'Let the result be seen while it moves.',
        'Choose a step that keeps the whole way within some fifty presses of an arrow key.',
      ],
      dont: [
        'Do not make it the only way to give an exact amount.',
        'Do not use it for fewer than five steps: take a RadioGroup.',
      ],
      keys: {
        'Arrow right, arrow up': 'One step more (arrow right is one less in right-to-left pages)',
        'Arrow left, arrow down': 'One step less (arrow left is one more in right-to-left pages)',
        'Page up, page down': 'A tenth of the track more or less',
        'Home, End': 'The lowest and the highest value',
      },
      parts: {
        input: 'The native range input of a Slider',
        from: 'The input of the lower end of a RangeSlider',
        to: 'The input of its upper end',
        track: 'The whole line',
        fill: 'The chosen part of it',
        value: 'The value in words',
        marks: 'The words below',
        label: 'The label or legend',
      },
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <form aria-label="Form" style={{ maxWidth: 420 }}>
        <Story />
        <button type="reset" hidden>
          Reset
        </button>
      </form>
    ),
  ],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {
  args: { format: (value) => `${value} points, −$${(value / 100).toFixed(2)}`, hint: 'You have 500 points.' },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Points to use' });
    await expect(slider).toHaveAttribute('aria-valuetext', '200 points, −$2.00');
    await expect(slider).toHaveAccessibleDescription('You have 500 points.');
  },
};
export const WithMarks: Story = {
  args: {
    marks: [
      { value: 0, label: 'None' },
      { value: 250, label: 'Half' },
      { value: 500, label: 'All' },
    ],
  },
};
export const AtItsEnd: Story = { args: { defaultValue: 500 } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = { args: { error: 'Points cannot be used with this coupon' } };

export const EveryKey: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole<HTMLInputElement>('slider');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    // Keys of a range input are the browser's own; a test can only make their effect.
    fireEvent.change(slider, { target: { value: '210' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 210 });
    await expect(new FormData(form).get('points')).toBe('210');
    form.reset();
    await waitFor(() => expect(slider).toHaveValue('200'));
  },
};

export const PriceRange: Story = {
  render: () => (
    <RangeSlider
      legend="Price"
      minName="minPrice"
      maxName="maxPrice"
      max={200}
      step={5}
      defaultValue={[20, 120]}
      format={(value) => `$${value}`}
      onChange={onRange}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const [from, to] = canvas.getAllByRole<HTMLInputElement>('slider');
    const form = canvas.getByRole<HTMLFormElement>('form');
    if (!from || !to) throw new Error('two ends');
    if (globals['locale'] === 'en') await expect(from).toHaveAccessibleName('From');
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.tab();
    await expect(to).toHaveFocus();
    fireEvent.change(from, { target: { value: '50' } });
    await expect(onRange).toHaveBeenLastCalledWith({ value: [50, 120] });
    // It stops at the other end.
    fireEvent.change(from, { target: { value: '180' } });
    await expect(onRange).toHaveBeenLastCalledWith({ value: [120, 120] });
    await expect(from).toHaveValue('120');
    await expect([...new FormData(form).entries()]).toEqual([
      ['minPrice', '120'],
      ['maxPrice', '120'],
    ]);
    form.reset();
    await waitFor(() => expect(from).toHaveValue('20'));
  },
};
export const PressOnTheTrack: Story = {
  render: PriceRange.render!,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [from, to] = canvas.getAllByRole<HTMLInputElement>('slider');
    const track = from?.parentElement;
    if (!from || !to || !track) throw new Error('two ends');
    const box = track.getBoundingClientRect();
    const rtl = getComputedStyle(track).direction === 'rtl';
    const at = (share: number) => box.left + box.width * (rtl ? 1 - share : share);
    fireEvent.pointerDown(track, { clientX: at(0.9), button: 0 });
    await waitFor(() => expect(to).toHaveValue('180'));
    await expect(to).toHaveFocus();
    fireEvent.pointerDown(track, { clientX: at(0.2), button: 0 });
    await waitFor(() => expect(from).toHaveValue('40'));
  },
};
export const RangeDisabled: Story = {
  render: () => <RangeSlider legend="Price" defaultValue={[20, 60]} disabled />,
};
