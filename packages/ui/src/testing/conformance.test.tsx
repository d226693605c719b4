// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as countryPicker from '../commerce/country-picker/index.ts';
import * as loginDialog from '../commerce/login-dialog/index.ts';
import * as ui from '../index.ts';
import GalleryViewer from '../primitives/gallery/gallery-viewer.tsx';
import * as icons from '../primitives/icon/icons.tsx';
import { type Case, image, noop } from './conformance-case.ts';
import { commerce } from './conformance-commerce.tsx';
import { primitives } from './conformance-primitives.tsx';
import { describeConformance } from './conformance.tsx';

/** Components without their own element, or whose element does not take the caller's props, or parts of a toolbar. */
const exceptions = [
  'ConfirmProvider',
  'ImageProvider',
  'LinkProvider',
  'LiveRegion',
  'ToastProvider',
  'ToolbarButton',
  'ToolbarLink',
  'ToolbarSeparator',
  'ToolbarToggle',
  'ToolbarToggleGroup',
  'UiProvider',
] as const;

type Named<M> = { [K in keyof M & string]: K extends Capitalize<K> ? K : never }[keyof M & string];
type Icon = Exclude<Extract<Named<typeof ui>, `Icon${string}`>, 'IconButton' | 'IconButtonLink'>;
type ComponentName = Exclude<
  Named<typeof ui> | Named<typeof countryPicker> | Named<typeof loginDialog>,
  Icon | (typeof exceptions)[number]
>;

// An exported component that is missing in both is a type error.
const cases: Record<ComponentName, Case> = { ...primitives, ...commerce };

for (const [name, given] of Object.entries(cases)) {
  if ('element' in given) describeConformance(name, given.element, given);
  else describeConformance(name, given);
}
describeConformance('GalleryViewer', <GalleryViewer images={[{ src: image, alt: 'Lamp' }]} onClose={noop} />);
for (const [name, Icon] of Object.entries(icons)) describeConformance(name, <Icon />);

it('covers all exported components', () => {
  const covered = new Set<string>([...Object.keys(cases), ...exceptions]);
  const missing = Object.keys({ ...ui, ...countryPicker, ...loginDialog }).filter(
    (name) => /^[A-Z]/.test(name) && !name.startsWith('Icon') && !covered.has(name),
  );
  expect(missing).toEqual([]);
});
