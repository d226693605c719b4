import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Selects from more than about ten options by typing. For fewer options use Select or RadioGroup; for countries use CountryPicker.',
  do: [
    'Set keywords for alternative spellings, codes and former names.',
    'For options from a server set filter={false}, load them in onInputChange and set loading.',
    'With allowCustom, say in the hint what can be typed.',
  ],
  dont: [
    'Do not use it for two or three options, or for the search of the shop: use SearchBox.',
    'Do not navigate in onChange: arrow keys only explore the options.',
  ],
  keys: {
    'Arrow down': 'Opens the list, then moves to the next option; wraps from the last to the first',
    'Arrow up': 'Opens the list at the last option, then moves to the previous option',
    'Alt + arrow down, Alt + arrow up': 'Opens the list without selecting an option; closes the list',
    'Page up, page down': 'Moves by ten options',
    Enter: 'Selects the option; submits the form when the list is closed',
    Escape: 'Closes the list; pressed again, clears the text',
    'Home, End, arrow left, arrow right': 'Move the caret in the text',
    Backspace: 'With multiple: removes the last chip when the text is empty',
    Tab: 'Moves to the next element; keeps the typed text when it matches an option',
  },
  parts: {
    box: 'The frame around input and buttons',
    input: 'The text input',
    clear: 'The clear button',
    toggle: 'The arrow button',
    list: 'The floating list',
    option: 'One option',
    match: 'The matching characters of an option',
    empty: 'The message when no option matches',
  },
};
