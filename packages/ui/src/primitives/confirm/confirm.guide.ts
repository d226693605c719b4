import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Asks before something that cannot be undone: await useConfirm()({ title }). Anything else should be undone by a toast.',
  do: [
    'Name the consequence on the button: “Delete address”.',
    'Say in the description what is lost.',
    'Use critical only for what destroys.',
  ],
  dont: ['Do not ask about what can be undone.', 'Do not label the answers Yes and No.'],
  keys: { Enter: 'Presses the answer in focus, at first the one that agrees', Escape: 'Answers no' },
};
