/** The props that a component does not know, for its root. */
export function restOf<Props extends object>(props: Props, own: ReadonlySet<string>): Partial<Props> {
  const rest: Partial<Props> = {};
  for (const name in props) if (!own.has(name)) rest[name] = props[name];
  return rest;
}
