import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Reaches any page or action from anywhere by typing: spotlight search for merchants and for shoppers who know what they want.',
  do: [
    'Offer a button beside the hotkey: nobody sees a key.',
    'Put what is used most first, and name groups: it is the order while nothing is typed.',
    'Give other words for a command as keywords.',
  ],
  dont: [
    'Do not use it as the only search of a shop: use SearchBox.',
    'Do not hide an action in it that is nowhere else.',
  ],
  keys: {
    'Ctrl or ⌘ + hotkey': 'Opens and closes it',
    'Arrow up, arrow down': 'Move to the command above or below, and around',
    'Page up, page down': 'Move by ten commands',
    Enter: 'Runs the marked command, or follows its link',
    Escape: 'Closes it and returns focus',
  },
  parts: {
    search: 'The row of the input',
    input: 'The input',
    close: 'The button that closes it',
    list: 'The area of the commands',
    command: 'A command',
    empty: 'The message when nothing matches',
  },
};
