import { cloneElement, isValidElement } from 'react';

/** The amount of data in a component: as designed, very little, long texts, too much of everything. */
export const densities = ['normal', 'short', 'long', 'huge'] as const;
export type Density = (typeof densities)[number];

type Props = Record<string, unknown>;

/** Props that contain texts of merchants and shoppers. */
const texts = new Set([
  'name',
  'title',
  'label',
  'text',
  'description',
  'introduction',
  'nickname',
  'author',
  'variant',
  'note',
  'detail',
  'store',
  'notice',
  'scope',
]);
const counts = new Set(['sold', 'ratingCount', 'followers', 'count', 'quantity', 'total']);
const amounts = new Set(['price', 'was', 'amount', 'subtotal', 'balance']);
/** Lists that merchants fill; lists of views or columns are not changed. */
const lists = new Set(['items', 'lines', 'events', 'options', 'images', 'links', 'rows', 'children']);

/** A neutral text that is appended to other texts. */
const more = ' made by hand in small numbers, and kept in the family for three generations';

const change = {
  short: {
    text: (text: string) => text.split(' ')[0] ?? text,
    count: () => 1,
    amount: () => '1.00',
    list: (list: unknown[]) => list.slice(0, 1),
  },
  long: {
    text: (text: string) => text + more,
    count: (count: number) => count,
    amount: (amount: string) => amount,
    list: (list: unknown[]) => list,
  },
  huge: {
    text: (text: string) => text + more + more,
    count: (count: number) => (count + 1) * 98_765,
    amount: (amount: string) => (Number(amount) * 1_000_000).toFixed(2),
    list: (list: unknown[]) => list.concat(again(list, 1), again(list, 2), again(list, 3)),
  },
} as const;

/** The same entries with unique keys, addresses and values. */
const again = (list: readonly unknown[], round: number) =>
  list.map((entry) => {
    if (isValidElement(entry)) return cloneElement(entry, { key: `${entry.key}-${round}` });
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
    const own = (['id', 'value', 'href'] as const).filter((name) => name in entry);
    return {
      ...entry,
      ...Object.fromEntries(own.map((name) => [name, `${(entry as Props)[name]}-${round}`])),
    };
  });

const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isAmount = (value: string) => /^\d+(?:\.\d+)?$/.test(value);

function dense(name: string, value: unknown, density: Exclude<Density, 'normal'>): unknown {
  const { text, count, amount, list } = change[density];
  if (typeof value === 'number') return counts.has(name) ? count(value) : value;
  if (typeof value === 'string') {
    if (amounts.has(name) && isAmount(value)) return amount(value);
    return texts.has(name) ? text(value) : value;
  }
  if (Array.isArray(value)) {
    const filled = value.map((entry) => dense('', entry, density));
    return lists.has(name) ? list(filled) : filled;
  }
  if (isValidElement<Props>(value)) return cloneElement(value, all(value.props, density));
  return isPlain(value) ? all(value, density) : value;
}

const all = (props: Props, density: Exclude<Density, 'normal'>): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, dense(name, value, density)]));

/** The args of a story with other data: the structure stays, texts, numbers and lists shrink or grow. */
export const withDensity = <Args extends object>(args: Args, density: Density | undefined): Args =>
  density === undefined || density === 'normal' ? args : (all(args as Props, density) as Args);
