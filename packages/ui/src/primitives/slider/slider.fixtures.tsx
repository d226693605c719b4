import { fn } from 'storybook/test';

export const onRange = fn();
