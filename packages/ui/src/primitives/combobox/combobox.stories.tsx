import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Combobox, type ComboboxSingleProps } from './combobox.tsx';
import type { ComboboxOption } from './combobox-options.ts';

const cities: ComboboxOption[] = [
  { value: 'VTE', label: 'Vientiane', detail: 'Laos' },
  { value: 'LPQ', label: 'Luang Prabang', detail: 'Laos', keywords: 'Louangphabang' },
  { value: 'BKK', label: 'Bangkok', detail: 'Thailand', keywords: 'Krung Thep' },
  { value: 'CNX', label: 'Chiang Mai', detail: 'Thailand', disabled: true },
  { value: 'BCN', label: 'Barcelona', detail: 'Spain' },
  { value: 'CFE', label: 'Clermont-Ferrand', detail: 'France', keywords: 'Auvergne' },
  { value: 'ORL', label: 'Orléans', detail: 'France' },
];
const grouped = cities.map((city) => ({ ...city, group: city.detail, detail: undefined }));
const brands = Array.from({ length: 1000 }, (_, index) => ({
  value: `brand-${index}`,
  label: `Brand ${index + 1}`,
}));

const meta = {
  // Args of a union are no type that Storybook can spread; `Several` shows the other half.
  component: Combobox as ComponentType<ComboboxSingleProps>,
  args: { label: 'City', name: 'city', options: cities, onChange: fn(), onInputChange: fn() },
  parameters: {
    guide: {
      use: 'Choosing among more than about ten options by typing. For fewer take Select or RadioGroup; for countries take CountryPicker.',
      do: [
        'Give keywords for other spellings, codes and old names.',
        'With options from a server: filter={false}, load in onInputChange, set loading.',
        'Say in the hint what can be typed when allowCustom is on.',
      ],
      dont: [
        'Do not use it for two or three options, nor for searching the shop: that is SearchBox.',
        'Do not start a journey from onChange: people look around with the arrows.',
      ],
      keys: {
        'Arrow down': 'Opens the list; then the next option, from the last to the first',
        'Arrow up': 'Opens the list at its end; then the option before',
        'Alt + arrow down, Alt + arrow up': 'Opens the list without choosing; closes it',
        'Page up, page down': 'Ten options on',
        Enter: 'Chooses the option; with the list closed it sends the form',
        Escape: 'Closes the list; once more empties the text',
        'Home, End, arrow left, arrow right': 'Move the caret in the text',
        Backspace: 'With several: in an empty text it takes back the last chip',
        Tab: 'Goes on; keeps what was typed when it names an option',
      },
      parts: {
        box: 'The frame around text and buttons',
        input: 'The text',
        clear: 'The button that empties it',
        toggle: 'The arrow',
        list: 'The floating list',
        option: 'One row',
        match: 'The letters that were typed',
        empty: 'The line when nothing matches',
      },
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <form aria-label="Form" style={{ maxWidth: 420 }} onSubmit={(event) => event.preventDefault()}>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<ComboboxSingleProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const setup = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form');
  return {
    canvas,
    input: canvas.getByRole<HTMLInputElement>('combobox'),
    sent: () => new FormData(form).getAll('city'),
    options: () => canvas.queryAllByRole('option').map((option) => option.textContent),
    active: () => {
      const id = canvas.getByRole('combobox').getAttribute('aria-activedescendant');
      return id === null ? null : document.getElementById(id)?.textContent;
    },
  };
};

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: 'LPQ', clearable: true } };
export const WithHint: Story = { args: { hint: 'Where the parcel goes', placeholder: 'Type a city' } };
export const WithError: Story = { args: { error: 'Please choose a city', required: true } };
export const Disabled: Story = { args: { defaultValue: 'VTE', disabled: true } };
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(setup(canvasElement).input);
  },
};
export const Groups: Story = {
  args: { options: grouped },
  play: async ({ canvasElement }) => {
    const { canvas, input } = setup(canvasElement);
    await userEvent.click(input);
    const france = await canvas.findByRole('group', { name: 'France' });
    await expect(within(france).getAllByRole('option')).toHaveLength(2);
  },
};
export const LongNames: Story = {
  args: {
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Krung Thep Maha Nakhon Amon Rattanakosin Mahinthara Ayuthaya',
        detail: 'Thailand',
      },
      { value: 'short', label: 'U', detail: 'Micronesia' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(setup(canvasElement).input);
  },
};
export const NothingMatches: Story = {
  play: async ({ canvasElement, globals }) => {
    const { canvas, input, options } = setup(canvasElement);
    await userEvent.type(input, 'atlantis');
    await expect(options()).toEqual([]);
    if (globals['locale'] === 'en') {
      await waitFor(() => expect(canvas.getByText('Nothing matches “atlantis”')).toBeVisible());
    }
  },
};
export const Loading: Story = {
  args: { options: [], loading: true, filter: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(setup(canvasElement).input);
  },
};
export const ThousandOptions: Story = {
  args: { options: brands, label: 'Brand' },
  play: async ({ canvasElement, globals }) => {
    const { canvas, input, options } = setup(canvasElement);
    await userEvent.click(input);
    await expect(options()).toHaveLength(100);
    if (globals['locale'] === 'en') await expect(canvas.getByText(/^900 more/)).toBeInTheDocument();
    await userEvent.type(input, 'brand 77');
    await expect(options().length).toBeLessThan(100);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Brand 77');
  },
};

export const EveryKey: Story = {
  play: async ({ canvasElement, args, step }) => {
    const { canvas, input, sent, options, active } = setup(canvasElement);
    await step('typing narrows by name, accents or not, and Enter chooses', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('orleans');
      await expect(input).toHaveAttribute('aria-expanded', 'true');
      await expect(options()).toEqual(['OrléansFrance']);
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveValue('Orléans');
      await expect(sent()).toEqual(['ORL']);
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'ORL' });
    });
    await step('arrow down opens at the chosen one and goes round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(active()).toContain('Orléans');
      await userEvent.keyboard('{ArrowDown}');
      await expect(active()).toContain('Vientiane');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(active()).toContain('Clermont');
    });
    await step('what is disabled cannot be chosen', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(active()).toContain('Chiang Mai');
      await userEvent.keyboard('{Enter}');
      await expect(sent()).toEqual(['ORL']);
    });
    await step('page keys, Home and End', async () => {
      await userEvent.keyboard('{PageDown}');
      await expect(active()).toContain('Orléans');
      await userEvent.keyboard('{PageUp}');
      await expect(active()).toContain('Vientiane');
      await userEvent.keyboard('{Home}');
      await expect(active()).toBeNull();
    });
    await step('Escape closes, once more empties', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
      await expect(input).toHaveValue('Orléans');
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('');
      await expect(sent()).toEqual([]);
    });
    await step('Alt and arrows', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(canvas.getByRole('listbox', { name: 'City' })).toBeInTheDocument();
      await expect(active()).toBeNull();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await expect(input).toHaveAttribute('aria-expanded', 'false');
    });
    await step('leaving keeps what names an option and forgets the rest', async () => {
      await userEvent.keyboard('vientiane');
      await userEvent.tab();
      await expect(sent()).toEqual(['VTE']);
      await userEvent.clear(input);
      await userEvent.type(input, 'nowhere');
      await userEvent.tab();
      await expect(input).toHaveValue('Vientiane');
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(sent()).toEqual([]);
    });
  },
};

export const ByPointer: Story = {
  args: { clearable: true },
  play: async ({ canvasElement }) => {
    const { canvas, input, sent } = setup(canvasElement);
    await userEvent.click(input);
    await userEvent.click(await canvas.findByRole('option', { name: /Bangkok/ }));
    await expect(input).toHaveValue('Bangkok');
    await expect(input).toHaveFocus();
    await expect(sent()).toEqual(['BKK']);
    await expect(canvas.queryByRole('option')).toBeNull();
    const clear = canvasElement.querySelector<HTMLElement>('[data-part="clear"]');
    if (!clear) throw new Error('no clear button');
    await userEvent.click(clear);
    await expect(sent()).toEqual([]);
    const toggle = canvasElement.querySelector<HTMLElement>('[data-part="toggle"]');
    if (!toggle) throw new Error('no toggle');
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const WordsOfOnesOwn: Story = {
  args: { allowCustom: true, label: 'Tag', hint: 'Choose one or type your own' },
  play: async ({ canvasElement }) => {
    const { input, sent, active } = setup(canvasElement);
    await userEvent.type(input, 'Pakse');
    await expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toContain('Pakse');
    await userEvent.keyboard('{Enter}');
    await expect(sent()).toEqual(['Pakse']);
    await userEvent.clear(input);
    await userEvent.type(input, 'Savannakhet');
    await userEvent.tab();
    await expect(sent()).toEqual(['Savannakhet']);
  },
};

const onSeveral = fn();
export const Several: Story = {
  render: () => (
    <Combobox
      label="Cities"
      name="city"
      options={cities}
      multiple
      defaultValue={['VTE', 'BKK']}
      onChange={onSeveral}
    />
  ),
  play: async ({ canvasElement }) => {
    const { canvas, input, sent } = setup(canvasElement);
    await expect(sent()).toEqual(['VTE', 'BKK']);
    await userEvent.type(input, 'barc{Enter}');
    await expect(sent()).toEqual(['VTE', 'BKK', 'BCN']);
    await expect(onSeveral).toHaveBeenLastCalledWith({ value: ['VTE', 'BKK', 'BCN'] });
    await expect(input).toHaveValue('');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}{Backspace}{Backspace}');
    await expect(sent()).toEqual(['VTE']);
    await userEvent.click(canvas.getByRole('button', { name: /Vientiane/ }));
    await expect(sent()).toEqual([]);
    await expect(input).toHaveFocus();
  },
};

function FromServer() {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ for: string; options: ComboboxOption[] }>({
    for: '',
    options: cities,
  });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setFound({
          for: query,
          options: cities.filter(({ label }) => label.toLowerCase().startsWith(query)),
        }),
      150,
    );
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <Combobox
      label="City"
      name="city"
      options={found.options}
      filter={false}
      loading={found.for !== query}
      onInputChange={({ value }) => setQuery(value.toLowerCase())}
    />
  );
}
export const OptionsFromAServer: Story = {
  render: () => <FromServer />,
  play: async ({ canvasElement }) => {
    const { input, sent, options } = setup(canvasElement);
    await userEvent.type(input, 'ba');
    await waitFor(() => expect(options()).toEqual(['BangkokThailand', 'BarcelonaSpain']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(sent()).toEqual(['BCN']);
    // The next answer does not hold it any more; its name stays.
    await waitFor(() => expect(input).toHaveValue('Barcelona'));
  },
};

function Controlled() {
  const [value, setValue] = useState('BKK');
  return (
    <Stack>
      <Combobox
        label="City"
        name="city"
        options={cities}
        value={value}
        onChange={(change) => setValue(change.value)}
      />
      <div>
        <Button onClick={() => setValue('VTE')}>Home</Button>
      </div>
      <div>
        <Button type="reset">Reset</Button>
      </div>
    </Stack>
  );
}
export const FollowsItsCaller: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const { canvas, input } = setup(canvasElement);
    await expect(input).toHaveValue('Bangkok');
    await userEvent.click(canvas.getByRole('button', { name: 'Home' }));
    await expect(input).toHaveValue('Vientiane');
  },
};
export const ResetsWithItsForm: Story = {
  args: { defaultValue: 'BKK' },
  render: (args) => (
    <Stack>
      <Combobox {...args} />
      <div>
        <Button type="reset">Reset</Button>
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, input, sent } = setup(canvasElement);
    await userEvent.clear(input);
    await userEvent.type(input, 'vien{Enter}');
    await expect(sent()).toEqual(['VTE']);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(input).toHaveValue('Bangkok'));
    await expect(sent()).toEqual(['BKK']);
  },
};
