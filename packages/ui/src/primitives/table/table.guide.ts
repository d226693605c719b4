import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Items of one kind whose values are compared, or selected for a bulk action. For items viewed one by one use cards; for names and values use DescriptionList.',
  do: [
    'Set rowHeader on the column that names a row, and numeric on numbers.',
    'Sort long lists on the server with sortHref: it works without JavaScript.',
    'Say in empty how to get rows.',
  ],
  dont: [
    'Do not use it for page layout.',
    'Do not stack a table whose columns must be compared on a phone: with stack={false} it scrolls.',
  ],
  keys: {
    Tab: 'Moves through sortable headers, checkboxes and the controls in cells; to the table itself when it scrolls',
    'Enter, Space': 'On a header: sorts by it; pressed again, reverses the order',
    Space: 'On a checkbox: selects the row',
    'Arrow keys': 'Scroll a table that is wider than the page',
  },
  parts: {
    table: 'The table',
    caption: 'Its caption',
    row: 'One row',
    sort: 'The button or link in a header',
    filter: 'The button of a filter in a header',
    empty: 'The cell shown when there are no rows',
  },
};
