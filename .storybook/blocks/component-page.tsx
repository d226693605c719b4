import { IconCheck, IconClose } from '@marketfront/ui';
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  HeaderMdx,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { FramedStory } from './framed-story.tsx';
import { titled } from './titled.ts';

/** What fills or leaves its place on the page would do so here: it gets a page of its own, in a frame. */
const framed =
  /dialog|confirm|floating|toast|loading|site-header|top-banner|recipes|overlay|checkout|drawer|skip/i;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <>
      <HeaderMdx as="h2" id={id}>
        {title}
      </HeaderMdx>
      {children}
    </>
  );
}

function Pairs({ head, rows }: { head: readonly [string, string]; rows: Readonly<Record<string, string>> }) {
  const Key = head[0] === 'Key' ? 'kbd' : 'code';
  return (
    <div className="sb-unstyled mfd mfd-scroll">
      <table className="mfd-table">
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([name, what]) => (
            <tr key={name}>
              <th scope="row">
                <Key>{name}</Key>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Advice({ guide }: { guide: Guide }) {
  return (
    <div className="sb-unstyled mfd mfd-advice">
      <section className="mfd-do">
        <h3>
          <IconCheck /> Do
        </h3>
        <ul>
          {guide.do.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="mfd-dont">
        <h3>
          <IconClose /> Don’t
        </h3>
        <ul>
          {guide.dont.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The page of one component: what it is for, its props, keys and parts, advice, every state. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters as { guide?: Guide };
  // In the order of the file; a module's exports come in the order of the alphabet.
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const title = preparedMeta.title.split('/').at(-1) ?? '';
  const isRecipe = preparedMeta.component === undefined && /^recipes/i.test(preparedMeta.title);
  const isFramed = framed.test(preparedMeta.title);

  return (
    <>
      <Title>{titled(title)}</Title>
      {guide && <p className="mfd-lead">{guide.use}</p>}
      <Description of="meta" />
      {first && isFramed ? (
        <FramedStory id={first.id} name={first.name} of={first.moduleExport} page={isRecipe} />
      ) : (
        <Primary />
      )}
      {preparedMeta.component !== undefined && (
        <Section title="Props">
          <Controls sort="requiredFirst" />
          <p className="mfd-hint">
            <code>ref</code>, <code>className</code> and every other prop go to the root element.
          </p>
        </Section>
      )}
      {guide?.keys && (
        <Section title="Keyboard">
          <Pairs head={['Key', 'What it does']} rows={guide.keys} />
        </Section>
      )}
      {guide?.parts && Object.keys(guide.parts).length > 0 && (
        <Section title="Parts to restyle">
          <p className="mfd-hint">
            Reach them from a class of yours: <code>.yours [data-part=&apos;name&apos;]</code>.
          </p>
          <Pairs head={['data-part', 'What it is']} rows={guide.parts} />
        </Section>
      )}
      {guide && (
        <Section title="Advice">
          <Advice guide={guide} />
        </Section>
      )}
      {stories.length > 1 && (
        <Section title={isRecipe ? 'More pages' : 'States'}>
          {stories.slice(1).map(({ id, name, moduleExport }) => (
            <div key={id} className="mfd-state">
              <HeaderMdx as="h3" id={id}>
                {titled(name)}
              </HeaderMdx>
              <Description of={moduleExport} />
              {isFramed ? (
                <FramedStory id={id} name={name} of={moduleExport} page={isRecipe} />
              ) : (
                <Canvas of={moduleExport} />
              )}
            </div>
          ))}
        </Section>
      )}
    </>
  );
}
