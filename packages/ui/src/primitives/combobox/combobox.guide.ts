import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
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
};
