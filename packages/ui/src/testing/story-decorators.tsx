import type { Decorator } from '@storybook/react-vite';
import { Button } from '../primitives/button/button.tsx';
import { Stack } from '../primitives/layout/layout.tsx';

/** Renders the story inside a form with a visible reset button. */
export const inResettableForm: Decorator = (Story) => (
  <Stack asChild gap="md">
    <form aria-label="Form">
      <Story />
      <div>
        <Button type="reset">Reset</Button>
      </div>
    </form>
  </Stack>
);

/** Renders the story inside a form of limited width, whose data and reset a play function can check. */
export const inForm =
  (maxWidth: number): Decorator =>
  (Story) => (
    <form aria-label="Form" style={{ maxWidth }} onSubmit={(event) => event.preventDefault()}>
      <Story />
      <button type="reset" hidden>
        Reset
      </button>
    </form>
  );
