import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import type { ComponentProps, Prop } from '../scripts/component-docs/props.ts';

// From TypeScript: a generator that reads one file cannot resolve extended or joined types of props. Not for tests.
const documented: Readonly<Record<string, readonly ComponentProps[]>> =
  '__vitest_browser__' in globalThis ? {} : (await import('virtual:props')).default;

/** The components and parts of a folder; none for pages that are not about a component. */
export const componentsOf = (componentId: string): readonly ComponentProps[] => documented[componentId] ?? [];

/** The main component of a story: the one that has most of its args. */
export function mainComponent(componentId: string, args: object): ComponentProps | undefined {
  const names = Object.keys(args);
  const score = ({ name, props }: ComponentProps) =>
    props.filter((prop) => names.includes(prop.name)).length * 2 +
    Number(componentId.endsWith(`-${name.replaceAll(/(?<!^)([A-Z])/g, '-$1').toLowerCase()}`));
  return componentsOf(componentId).toSorted((a, b) => score(b) - score(a))[0];
}

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;
const withoutControl = { control: { disable: true } } as const;
const controlTypes: Readonly<Record<string, 'boolean' | 'number' | 'text'>> = {
  boolean: 'boolean',
  number: 'number',
  string: 'text',
  ReactNode: 'text',
};

/** `'sm' | 'md'` → the values; nothing for other types. */
function valuesOf(type: string): readonly (string | number)[] | undefined {
  const literals = type.split(' | ').map((text) => /^(?:'([^']*)'|(-?[\d.]+))$/.exec(text));
  if (literals.some((literal) => literal === null)) return undefined;
  return literals.map((literal) => literal?.[1] ?? Number(literal?.[2]));
}

function controlOf({ type }: Prop, arg: unknown): Partial<InputType> {
  const values = valuesOf(type);
  if (values) return { control: { type: 'select' }, options: [...values] };
  const control = controlTypes[type];
  // Elements, inline pictures and nodes other than text cannot be edited in a text field.
  const isText = type !== 'ReactNode' || typeof arg === 'string';
  const isPicture = JSON.stringify([arg]).includes('data:image');
  return control && isText && !isElement(arg) && !isPicture ? { control: { type: control } } : withoutControl;
}

/** Completes the table of props with their types from TypeScript. */
export const describePropTypes: ArgTypesEnhancer = ({ argTypes, componentId, initialArgs }) => {
  const main = mainComponent(componentId, initialArgs);
  if (main === undefined) return argTypes;
  const described = main.props.map((prop) => {
    const { name, type, comment, required } = prop;
    const written = argTypes[name];
    return [
      name,
      {
        name,
        description: comment,
        ...controlOf(prop, initialArgs[name]),
        ...written,
        type: {
          ...(typeof written?.type === 'object' ? written.type : { name: 'other', value: type }),
          required,
        },
        table: {
          ...written?.table,
          type: { summary: type },
          ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
        },
      },
    ];
  });
  return { ...argTypes, ...Object.fromEntries(described) } as typeof argTypes;
};
