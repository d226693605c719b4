import type { ComponentProps } from '../../scripts/component-docs/props.ts';

/** The element that gets `ref` and the unlisted props: fields pass them to the control inside their frame. */
export function OtherProps({ component: { props, element, takesRef } }: { component: ComponentProps }) {
  if (!takesRef) return null;
  const hasFrame =
    element !== 'div' && ['label', 'hint', 'error'].every((name) => props.some((prop) => prop.name === name));
  const target = element === undefined ? 'the root element' : <code>{`<${element}>`}</code>;
  return (
    <p className="mfd-hint">
      <code>ref</code> and all other props go to {target}
      {hasFrame && (
        <>
          , <code>className</code> to the frame around it
        </>
      )}
      .
    </p>
  );
}

/** The props of a component that the stories do not control. */
export const PropsTable = ({ component: { props } }: { component: ComponentProps }) => (
  <div className="sb-unstyled mfd mfd-scroll">
    <table className="mfd-table">
      <thead>
        <tr>
          <th>Name</th>
          <th>Description</th>
          <th>Type</th>
          <th>Default</th>
        </tr>
      </thead>
      <tbody>
        {props.map((prop) => (
          <tr key={prop.name}>
            <th scope="row">
              <code>{prop.name}</code>
              {prop.required && ' *'}
            </th>
            <td>{prop.comment}</td>
            <td>
              <code>{prop.type}</code>
            </td>
            <td>{prop.default !== undefined && <code>{prop.default}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
