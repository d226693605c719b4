import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { sentenceCase } from './sentence-case.ts';

const guides = import.meta.glob<Guide>('../../packages/ui/src/{primitives,commerce}/*/*.guide.ts', {
  eager: true,
  import: 'guide',
});

const keyboardMaps = Object.entries(guides).flatMap(([path, { keys }]) =>
  keys ? [[sentenceCase(path.split('/').at(-2) ?? ''), keys] as const] : [],
);

/** The keyboard interaction of every component, from the components' guides. */
export function KeyboardMap() {
  return (
    <div className="sb-unstyled mfd mfd-scroll">
      <table className="mfd-table">
        <thead>
          <tr>
            <th>Component</th>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        {keyboardMaps.map(([name, keys]) => (
          <tbody key={name}>
            {Object.entries(keys).map(([key, what], index, { length }) => (
              <tr key={key}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={length}>
                    {name}
                  </th>
                )}
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
