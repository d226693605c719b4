// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SkuPicker } from '../../commerce/sku-picker/sku-picker.tsx';
import { hydrateAfter } from '../../testing/hydrate-after.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RatingInput } from '../rating/rating-input.tsx';
import { Select } from '../select/select.tsx';

const choose = (name: string) => screen.getByRole('radio', { name }).click();

it.each([
  ['tells of the option of a select', 'fr', ['fr']],
  ['tells nothing when nothing was chosen', 'gb', []],
])('%s', async (_, chosen, told) => {
  const onChange = vi.fn<(value: string) => void>();
  await hydrateAfter(
    () => Object.assign(screen.getByRole('combobox', { name: 'Deliver to' }), { value: chosen }),
    <Select
      label="Deliver to"
      value="gb"
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[
        { value: 'gb', label: 'United Kingdom' },
        { value: 'fr', label: 'France' },
      ]}
    />,
  );
  expect(onChange.mock.calls.flat()).toEqual(told);
});

it('tells of a checkbox that was ticked', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  function Agreement() {
    const [checked, setChecked] = useState(false);
    return (
      <Checkbox
        checked={checked}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
          setChecked(event.currentTarget.checked);
        }}
      >
        I agree
      </Checkbox>
    );
  }
  await hydrateAfter(() => screen.getByRole('checkbox').click(), <Agreement />);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

it('tells of a radio button', async () => {
  const onChange = vi.fn<(change: { value: string }) => void>();
  await hydrateAfter(
    () => choose('Express'),
    <RadioGroup
      name="delivery"
      legend="Delivery"
      defaultValue="standard"
      onChange={onChange}
      options={[
        { value: 'standard', label: 'Standard' },
        { value: 'express', label: 'Express' },
      ]}
    />,
  );
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'express' });
});

it('tells of choices one after the other, so that none is lost', async () => {
  const onChange = vi.fn<(change: { selected: Readonly<Record<string, string>> }) => void>();
  await hydrateAfter(
    () => {
      choose('Black');
      choose('Large');
    },
    <SkuPicker
      onChange={onChange}
      defaultSelected={{ colour: 'white', size: 's' }}
      attributes={[
        {
          name: 'colour',
          label: 'Colour',
          values: [
            { value: 'white', label: 'White' },
            { value: 'black', label: 'Black' },
          ],
        },
        {
          name: 'size',
          label: 'Size',
          values: [
            { value: 's', label: 'Small' },
            { value: 'l', label: 'Large' },
          ],
        },
      ]}
    />,
  );
  await waitFor(() => expect(onChange.mock.lastCall?.[0].selected).toEqual({ colour: 'black', size: 'l' }));
});

it('keeps the choices of several groups while each of them is told', async () => {
  const onChange = vi.fn<(stars: readonly unknown[]) => void>();
  await hydrateAfter(
    () => {
      for (const group of screen.getAllByRole('group'))
        within(group).getByRole<HTMLInputElement>('radio', { name: '4 stars' }).click();
    },
    <form onChange={(event) => onChange([...new FormData(event.currentTarget).values()])}>
      <RatingInput name="quality" legend="Quality" />
      <RatingInput name="service" legend="Service" />
    </form>,
  );
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect(onChange).toHaveBeenLastCalledWith(['4', '4']);
});
