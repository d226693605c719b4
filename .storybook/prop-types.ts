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
export const writeTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: docgen } = (component ?? {}) as Documented;
  const props = docgen?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType;
      const members = (type?.elements ?? (type ? [type] : [])).filter(
        (member) => member.name !== 'undefined',
      );
      if (members.length === 0) return [name, argType];
      const only = members.length === 1 ? members[0] : undefined;
      const values = only ? valuesOf(only) : undefined;
      const summary = values
        ? values.map(write).join(' | ')
        : members
            .map((member) => (member.raw ?? member.value ?? member.name).replaceAll(/\s+/g, ' '))
            .join(' | ');
      const isBoolean = only?.name === 'boolean';
      const isNode = members.some((member) => /React(?:Node|Element)|=>/.test(member.raw ?? member.name));
      return [
        name,
        {
          ...argType,
          ...(isBoolean && { control: { type: 'boolean' as const } }),
          ...(values && { control: { type: 'select' as const }, options: [...values] }),
          // Nobody types an element into a field.
          ...(isNode && { control: { disable: true } }),
          table: { ...argType.table, type: { summary } },
        },
      ];
    }),
  );
};
