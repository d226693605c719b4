import type { ArgTypesEnhancer } from 'storybook/internal/types';

const variants = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, unknown>>('../packages/ui/src/**/*.variants.ts', { eager: true }),
  ),
) as Record<string, unknown>;

/** `(typeof buttonTones)[number]` and `ButtonTone` → the values of that array. */
function valuesOf({ name, raw = '' }: DocgenType): readonly (string | number)[] | undefined {
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const list = variants[/typeof (\w+)/.exec(raw)?.[1] ?? `${lower}s`];
  return Array.isArray(list) ? list : undefined;
}

interface DocgenType {
  name: string;
  raw?: string;
  elements?: readonly DocgenType[];
  value?: string;
}
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> };
}

const toLiteral = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value}'`);

/** `((change: X) => void) | undefined` → `(change: X) => void` */
const simplify = (raw: string) =>
  raw
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*)\)$/, '$1');

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;
const withoutControl = { control: { disable: true } } as const;
const controlTypes = { boolean: 'boolean', number: 'number', string: 'text' } as const;

/**
 * Shows `'sm' | 'md' | 'lg'` in prop tables where the generator shows `union`. The generator reads a single file and
 * cannot resolve imported types; the values come from the arrays in `*.variants.ts`, which follow a naming convention.
 */
export const describePropTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as Documented;
  const props = docgen?.props ?? {};
  // Args that are elements (children, for example) are not in the generated list of props.
  const elementArgs = Object.keys(initialArgs)
    .filter((name) => !(name in argTypes) && isElement(initialArgs[name]))
    .map((name) => [name, { name, ...withoutControl, table: { type: { summary: 'ReactNode' } } }] as const);
  const documented = Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      const members = (type?.elements ?? (type ? [type] : [])).filter(
        (member) => member.name !== 'undefined',
      );
      const only = members.length === 1 ? members[0] : undefined;
      const values = only ? valuesOf(only) : undefined;
      const typeText =
        only?.name === 'unknown' || only?.name === 'signature'
          ? simplify(type?.raw ?? only.raw ?? 'function')
          : members.map((member) => simplify(member.raw ?? member.value ?? member.name)).join(' | ');
      const summary = values?.map(toLiteral).join(' | ') ?? (typeText || undefined);
      // Elements, functions and inline pictures cannot be edited in a text field.
      const hasNoControl =
        isElement(initialArgs[name]) ||
        /ReactNode|ReactElement|=>/.test(summary ?? '') ||
        JSON.stringify(initialArgs[name] ?? '').includes('data:image');
      const field = only && controlTypes[only.name as keyof typeof controlTypes];
      return [
        name,
        {
          ...argType,
          ...(field && { control: { type: field } }),
          ...(values && { control: { type: 'select' as const }, options: [...values] }),
          ...(hasNoControl && withoutControl),
          table: { ...argType.table, ...(summary && { type: { summary } }) },
        },
      ];
    }),
  );
  return { ...documented, ...Object.fromEntries(elementArgs) };
};
