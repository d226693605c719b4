import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Content that opens over the page on demand. Menu is a list of links or actions. Both work without JavaScript. The parts of Popover, to compose your own, are in popover/parts.',
  do: [
    'Set triggerLabel on an icon-only trigger.',
    'Align to the end when the trigger is at the end of the page.',
  ],
  dont: [
    'Do not put a form of several fields into it: use Dialog.',
    'Do not put content into it that everyone must read.',
  ],
  keys: {
    'Enter or Space': 'Opens or closes it; a Popover takes the focus',
    'Arrow down': 'In a Menu: opens it, then moves to the next item',
    'Arrow up': 'In a Menu: moves to the previous item',
    'Home and End': 'In a Menu: move to the first or last item',
    Escape: 'Closes it and returns focus',
  },
  parts: {
    trigger: 'The element that opens it',
    panel: 'The floating panel',
    arrow: 'Points at the trigger',
    item: 'In a Menu, one link or action',
  },
};
