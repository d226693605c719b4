import { expect, it } from 'vitest';
import * as countryPicker from '../commerce/country-picker/index.ts';
import * as loginDialog from '../commerce/login-dialog/index.ts';
import * as ui from '../index.ts';
import galleryViewer from '../primitives/gallery/gallery-viewer.tsx';

/** Two names of one component. */
const aliases: Readonly<Record<string, string>> = { PriceBreakdown: 'SummaryRows' };

interface Component {
  name?: string;
  displayName?: string;
  render?: { name: string };
}

const isComponent = (value: unknown): value is Component =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const components = Object.entries({
  ...ui,
  ...countryPicker,
  ...loginDialog,
  GalleryViewer: galleryViewer,
}).filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value)) as [string, Component][];

it.each(components)('%s has its name in the tools of React', (name, component) => {
  expect(component.displayName ?? component.render?.name ?? component.name).toBe(aliases[name] ?? name);
});
