import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { Upload } from './upload.tsx';
import type { UploadHandler } from './use-uploads.ts';

const pictures = [
  { url: drawing('lamp'), name: 'lamp.png' },
  { url: drawing('vase'), name: 'vase.png' },
  { url: drawing('chair'), name: 'chair.png' },
];
const svg = (name: string) =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });
let sent = 0;
const succeed: UploadHandler = async (_file, { onProgress }) => {
  onProgress(0.5);
  await new Promise((done) => setTimeout(done, 20));
  sent += 1;
  return { url: `${drawing('bag')}#${sent}` };
};
const never: UploadHandler = (_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

const meta = {
  component: Upload,
  args: {
    label: 'Pictures',
    name: 'pictures',
    accept: 'image/svg+xml,image/png',
    max: 4,
    maxBytes: 2_000_000,
    onUpload: succeed,
    onChange: fn(),
  },
  parameters: {
    guide: {
      use: 'Pictures that belong to a review, a refund or an application. They are sent at once, so that the form itself goes fast.',
      do: [
        'Say in the hint what the pictures should show.',
        'Answer with an address that stays valid until the form is sent.',
        'Check kind and size on the server too: what runs in a browser can be passed by.',
      ],
      dont: [
        'Do not ask for pictures where words are enough.',
        'Do not send the form while a picture is under way without saying so.',
      ],
      keys: {
        'Enter, Space': 'On the tile: opens the choice of files. On a button: does it',
        Tab: 'Through the buttons of each picture: forward, back, remove',
      },
      parts: {
        item: 'One picture',
        remove: 'The cross on it',
        retry: 'The button after a failure',
        add: 'The tile that takes files',
        input: 'The native input over it',
      },
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <form aria-label="Form" style={{ maxWidth: 560 }}>
        <Story />
        <button type="reset" hidden>
          Reset
        </button>
      </form>
    ),
  ],
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  return {
    canvas,
    form,
    input,
    names: () => canvas.queryAllByRole('img', { name: /\./ }).map((image) => image.getAttribute('alt')),
    sent: () => new FormData(form).getAll('pictures'),
    tool: (name: string, part: string) =>
      canvas
        .getAllByRole('listitem')
        .find((item) => within(item).queryByAltText(name))
        ?.querySelector<HTMLElement>(part),
  };
};

export const Empty: Story = { args: { hint: 'The thing from all sides, and what is wrong with it.' } };
export const Filled: Story = { args: { defaultValue: pictures } };
export const Full: Story = { args: { defaultValue: pictures, max: 3 } };
export const Disabled: Story = { args: { defaultValue: pictures, disabled: true } };
export const WithError: Story = { args: { error: 'Please add a picture', required: true } };
export const LongName: Story = {
  args: {
    defaultValue: [{ url: drawing('bag'), name: `${'a very long name of a picture '.repeat(4)}.png` }],
  },
};
export const UnderWay: Story = {
  args: { onUpload: never },
  play: async ({ canvasElement }) => {
    const { canvas, input } = setup(canvasElement);
    await userEvent.upload(input, svg('lamp.svg'));
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '40');
  },
};

export const Sends: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, input, names, sent: urls } = setup(canvasElement);
    await userEvent.upload(input, [svg('lamp.svg'), svg('vase.svg')]);
    await expect(names()).toEqual(['lamp.svg', 'vase.svg']);
    await waitFor(() => expect(urls()).toHaveLength(2));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

let tries = 0;
export const FailsAndTriesAgain: Story = {
  args: {
    onUpload: (file, options) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : succeed(file, options);
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvasElement }) => {
    const { canvas, input, sent: urls } = setup(canvasElement);
    await userEvent.upload(input, svg('lamp.svg'));
    const retry = await waitFor(() => {
      const button = canvasElement.querySelector<HTMLElement>('[data-part="retry"]');
      if (!button) throw new Error('not failed yet');
      return button;
    });
    await expect(urls()).toEqual([]);
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(urls()).toHaveLength(1));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const RefusesWhatDoesNotFit: Story = {
  args: { defaultValue: pictures },
  play: async ({ canvasElement, globals, args }) => {
    const { canvas, input } = setup(canvasElement);
    const pdf = new File(['x'], 'bill.pdf', { type: 'application/pdf' });
    const huge = new File([new Uint8Array(2_000_001)], 'huge.png', { type: 'image/png' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf);
    dataTransfer.items.add(huge);
    // fireEvent would empty the transfer.
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toBeInvalid();
    if (globals['locale'] === 'en') {
      await expect(canvas.getAllByText(/bill\.pdf is none of SVG, PNG/)[0]).toBeInTheDocument();
      await expect(canvas.getAllByText(/huge\.png is larger than 2 MB/)[0]).toBeInTheDocument();
    }
    await userEvent.upload(input, [svg('a.svg'), svg('b.svg')]);
    if (globals['locale'] === 'en') {
      await expect(canvas.getAllByText(/Only 4 pictures are possible/)[0]).toBeInTheDocument();
    }
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
  },
};

export const MovesAndRemovesByKey: Story = {
  args: { defaultValue: pictures },
  play: async ({ canvasElement, args, step }) => {
    const { names, sent: urls, tool, form } = setup(canvasElement);
    await step('back, and the focus stays on the button', async () => {
      tool('lamp.png', '[data-move="1"]')?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['vase.png', 'lamp.png', 'chair.png']);
      await expect(tool('lamp.png', '[data-move="1"]')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(names()).toEqual(['vase.png', 'chair.png', 'lamp.png']);
      await expect(tool('lamp.png', '[data-move="1"]')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(names()).toEqual(['vase.png', 'chair.png', 'lamp.png']);
    });
    await step('forward', async () => {
      tool('lamp.png', '[data-move="-1"]')?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['vase.png', 'lamp.png', 'chair.png']);
      await expect(urls()).toEqual([drawing('vase'), drawing('lamp'), drawing('chair')]);
    });
    await step('removing gives the focus to the next picture', async () => {
      tool('lamp.png', '[data-part="remove"]')?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(names()).toEqual(['vase.png', 'chair.png']);
      await expect(tool('chair.png', '[data-part="remove"]')).toHaveFocus();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: [pictures[1], pictures[2]] });
    });
    await step('the form takes it back', async () => {
      form.reset();
      await waitFor(() => expect(names()).toEqual(['lamp.png', 'vase.png', 'chair.png']));
    });
  },
};

export const MovesByDragging: Story = {
  args: { defaultValue: pictures },
  play: async ({ canvasElement }) => {
    const { canvas, names } = setup(canvasElement);
    const [first, , third] = canvas.getAllByRole('listitem');
    if (!first || !third) throw new Error('tiles');
    const dataTransfer = new DataTransfer();
    fireEvent.dragStart(first, { dataTransfer });
    fireEvent.dragOver(third, { dataTransfer });
    await waitFor(() => expect(third).toHaveAttribute('data-target'));
    fireEvent.drop(third, { dataTransfer });
    await waitFor(() => expect(names()).toEqual(['vase.png', 'chair.png', 'lamp.png']));
  },
};

export const RemovesWhileItIsSent: Story = {
  args: { onUpload: fn<UploadHandler>(never) },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, tool } = setup(canvasElement);
    await userEvent.upload(input, svg('lamp.svg'));
    const remove = tool('lamp.svg', '[data-part="remove"]');
    if (!remove) throw new Error('no cross');
    await userEvent.click(remove);
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(input).toHaveFocus();
    const [, options] = (args.onUpload as ReturnType<typeof fn<UploadHandler>>).mock.calls[0] ?? [];
    await expect(options?.signal.aborted).toBe(true);
  },
};
