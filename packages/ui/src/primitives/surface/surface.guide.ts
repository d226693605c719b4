import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Card sets off one thing among several; Panel is a quieter part of the page; Divider is a hairline between two.',
  do: ['Use a Card only when it could stand elsewhere too.', 'Let space do it where space is enough.'],
  dont: ['Do not put a Card into a Card.', 'Do not put a Divider beside a border.'],
};
