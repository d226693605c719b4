import { createElement, type ReactElement } from 'react';

/** An element of a flag, with those inside it. */
export type FlagDrawing = readonly [
  tag: string,
  props: Readonly<Record<string, string>>,
  children?: readonly FlagDrawing[],
];

/** The elements of a flag, without `innerHTML`, which strict pages forbid (Trusted Types). */
export const draw = ([tag, props, children = []]: FlagDrawing): ReactElement =>
  createElement(tag, props, ...children.map(draw));
