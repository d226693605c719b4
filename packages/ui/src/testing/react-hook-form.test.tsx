// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import messages from '../messages/en.ts';
import { Button, Checkbox, RatingInput, Select, TextField, UiProvider } from '../index.ts';

interface Values {
  title: string;
  size: string;
  anonymous: boolean;
  stars: number;
}

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { control, formState, handleSubmit, register } = useForm<Values>({
    defaultValues: { title: '', size: 'm', anonymous: false, stars: 3 },
  });
  return (
    <UiProvider locale="en" messages={messages}>
      <form noValidate onSubmit={handleSubmit(onSend)}>
        <TextField
          label="Title"
          error={formState.errors.title?.message}
          {...register('title', { required: 'Write a title.' })}
        />
        <Select
          label="Size"
          options={[
            { value: 's', label: 'Small' },
            { value: 'm', label: 'Medium' },
          ]}
          {...register('size')}
        />
        <Checkbox {...register('anonymous')}>Do not show my name</Checkbox>
        <Controller
          control={control}
          name="stars"
          render={({ field }) => (
            <RatingInput
              legend="Your rating"
              name={field.name}
              value={field.value}
              onChange={({ value }) => field.onChange(value)}
            />
          )}
        />
        <Button type="submit">Send</Button>
      </form>
    </UiProvider>
  );
}

it('registers native fields, shows their errors and focuses the first one', async () => {
  const user = userEvent.setup();
  const onSend = vi.fn<(values: Values) => void>();
  render(<Form onSend={(values) => onSend(values)} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const title = await screen.findByRole('textbox', { name: 'Title', description: 'Write a title.' });
  expect(document.activeElement).toBe(title);
  expect(onSend).not.toHaveBeenCalled();

  await user.type(title, 'Lasts for years');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Small');
  await user.click(screen.getByRole('checkbox', { name: 'Do not show my name' }));
  await user.click(screen.getByRole('radio', { name: /5/ }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(onSend).toHaveBeenCalledWith({ title: 'Lasts for years', size: 's', anonymous: true, stars: 5 }),
  );
});
