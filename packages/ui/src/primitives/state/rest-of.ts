const none = {};

/** The names of a component's own props. A missing or an unknown name is a type error. */
export const ownPropNames = <Name extends PropertyKey>(
  names: Readonly<Record<Name, true>>,
): ReadonlySet<string> => new Set(Object.keys(names));

/** The props that are not a component's own, for its root element. */
export function restOf<Props extends object>(props: Props, own: ReadonlySet<string>): Partial<Props> {
  let rest: Partial<Props> = none;
  for (const name in props) {
    if (own.has(name)) continue;
    if (rest === none) rest = {};
    rest[name] = props[name];
  }
  return rest;
}

/** A component's own props and the props of its root element. */
export function splitProps<Own extends object, Props extends Own>(
  props: Props,
  names: ReadonlySet<string>,
): readonly [own: Own, rest: Omit<Props, keyof Own>] {
  const entries = Object.entries(props);
  const own = Object.fromEntries(entries.filter(([name]) => names.has(name)));
  const rest = Object.fromEntries(entries.filter(([name]) => !names.has(name)));
  return [own as unknown as Own, rest as Omit<Props, keyof Own>];
}
