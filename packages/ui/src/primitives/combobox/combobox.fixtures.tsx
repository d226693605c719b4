import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './combobox-options.ts';

export const cities: ComboboxOption[] = [
  { value: 'VTE', label: 'Vientiane', detail: 'Laos' },
  { value: 'LPQ', label: 'Luang Prabang', detail: 'Laos', keywords: 'Louangphabang' },
  { value: 'BKK', label: 'Bangkok', detail: 'Thailand', keywords: 'Krung Thep' },
  { value: 'CNX', label: 'Chiang Mai', detail: 'Thailand', disabled: true },
  { value: 'BCN', label: 'Barcelona', detail: 'Spain' },
  { value: 'CFE', label: 'Clermont-Ferrand', detail: 'France', keywords: 'Auvergne' },
  { value: 'ORL', label: 'Orléans', detail: 'France' },
];

export const brands = Array.from({ length: 1000 }, (_, index) => ({
  value: `brand-${index}`,
  label: `Brand ${index + 1}`,
}));

export function ServerCombobox() {
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

export function ControlledCombobox() {
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
