import path from 'node:path';
import { uiSource, type Folder } from './modules.ts';
import type { OtherExports, ComponentProps } from './props.ts';

/** A module of ours without a folder of its own among the components, with a page in `docs`. */
export interface Foundation extends OtherExports {
  readonly name: string;
  readonly title: string;
  readonly purpose: string;
  readonly components: readonly ComponentProps[];
}

const listed = [
  {
    name: 'provider',
    title: 'UiProvider',
    purpose: 'Gives language, currency, messages, links and pictures to all components below it.',
  },
  {
    name: 'hooks',
    title: 'Hooks',
    purpose: 'State that a caller may control, what opens and closes, and media queries.',
  },
] as const;

/** The folders of the foundations, for the reader of types. */
export const foundationFolders = listed.map(
  ({ name }): Folder => ({ name, kind: 'primitives', dir: path.join(uiSource, name) }),
);

export interface FoundationReader {
  componentsOf(folder: Folder): ComponentProps[];
  otherExportsOf(folder: Folder): OtherExports;
}

/** Reads the foundations, in the order of the index. */
export const readFoundations = (reader: FoundationReader): Foundation[] =>
  listed.map((one, index) => {
    const folder = foundationFolders[index]!;
    return { ...one, components: reader.componentsOf(folder), ...reader.otherExportsOf(folder) };
  });
