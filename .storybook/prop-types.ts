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

const write = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value}'`);

/**
 * Prop tables in words: `'sm' | 'md' | 'lg'` where the generator says `union`. It reads one file, so it cannot look
 * into a type's own; ours come from arrays of a known name.
 */
/** `((change: X) => void) | undefined` → `(change: X) => void` */
const bare = (raw: string) =>
  raw
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*)\)$/, '$1');

const isElement = (value: unknown) => typeof value === 'object' && value !== null && '$$typeof' in value;
const off = { control: { disable: true } } as const;
const fields = { boolean: 'boolean', number: 'number', string: 'text' } as const;

/**
 * Prop tables in words: `'sm' | 'md' | 'lg'` where the generator says `union`. It reads one file, so it cannot look
 * into a type's own; ours come from arrays of a known name.
 */
export const writeTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as Documented;
  const props = docgen?.props ?? {};
  // Children that are elements stand in the args and in no list of props.
  const drawn = Object.keys(initialArgs)
    .filter((name) => !(name in argTypes) && isElement(initialArgs[name]))
    .map((name) => [name, { name, ...off, table: { type: { summary: 'ReactNode' } } }] as const);
  const documented = Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      const members = (type?.elements ?? (type ? [type] : [])).filter(
        (member) => member.name !== 'undefined',
      );
      const only = members.length === 1 ? members[0] : undefined;
      const values = only ? valuesOf(only) : undefined;
      const written =
        only?.name === 'unknown' || only?.name === 'signature'
          ? bare(type?.raw ?? only.raw ?? 'function')
          : members.map((member) => bare(member.raw ?? member.value ?? member.name)).join(' | ');
      const summary = values?.map(write).join(' | ') ?? (written || undefined);
      // Nobody types an element, an action or a drawing into a field.
      const isNoField =
        isElement(initialArgs[name]) ||
        /ReactNode|ReactElement|=>/.test(summary ?? '') ||
        JSON.stringify(initialArgs[name] ?? '').includes('data:image');
      const field = only && fields[only.name as keyof typeof fields];
      return [
        name,
        {
          ...argType,
          ...(field && { control: { type: field } }),
          ...(values && { control: { type: 'select' as const }, options: [...values] }),
          ...(isNoField && off),
          table: { ...argType.table, ...(summary && { type: { summary } }) },
        },
      ];
    }),
  );
  return { ...documented, ...Object.fromEntries(drawn) };
};
