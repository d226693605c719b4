import { IconCheck, IconClose } from '@marketfront/ui';
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  HeaderMdx,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use, useContext, type ReactNode } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { FramedStory } from './framed-story.tsx';
import type { ModuleExport } from 'storybook/internal/types';
import { componentsOf, mainComponent } from '../prop-types.ts';
import { OtherProps, PropsTable } from './props-table.tsx';
import { recipeSource } from './recipe-source.ts';
import { sentenceCase } from './sentence-case.ts';

/** Components that cover the page or leave the document flow are shown in an iframe. */
const needsFrame =
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

function DefinitionTable({
  head,
  rows,
}: {
  head: readonly [string, string];
  rows: Readonly<Record<string, string>>;
}) {
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

/** A story with its code in the form that a consumer writes. */
const StoryCanvas = ({ of, code }: { of: ModuleExport; code: string | undefined }) => (
  <Canvas of={of} {...(code === undefined ? {} : { source: { code, language: 'tsx' as const } })} />
);

let loadedExamples: Promise<Readonly<Record<string, string>>> | undefined;

/** The code of each story by its id. Loaded with the first docs page, because tests of stories do not need it. */
const loadExamples = () => (loadedExamples ??= import('virtual:examples').then((module) => module.default));

/** The docs page of one component: purpose, props, keys, parts, advice and all states. */
export function ComponentPage() {
  return (
    <Suspense>
      <LoadedPage />
    </Suspense>
  );
}

function LoadedPage() {
  const examples = use(loadExamples());
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters as { guide?: Guide };
  // In file order; the exports of a module would be sorted alphabetically.
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const title = preparedMeta.title.split('/').at(-1) ?? '';
  const isRecipe = preparedMeta.component === undefined && /^recipes/i.test(preparedMeta.title);
  const isFramed = needsFrame.test(preparedMeta.title);
  const componentId = first?.id.split('--')[0] ?? '';
  const main = mainComponent(componentId, first?.initialArgs ?? {});
  const others = componentsOf(componentId).filter((component) => component !== main);
  const codeOf = (storyId: string) => (isRecipe ? recipeSource(title) : examples[storyId]);

  return (
    <>
      <Title>{sentenceCase(title)}</Title>
      {guide && <p className="mfd-lead">{guide.use}</p>}
      <Description of="meta" />
      {first && isFramed ? (
        <FramedStory
          id={first.id}
          name={first.name}
          of={first.moduleExport}
          code={codeOf(first.id)}
          isPage={isRecipe}
        />
      ) : (
        first && <StoryCanvas of={first.moduleExport} code={codeOf(first.id)} />
      )}
      {preparedMeta.component !== undefined && (
        <Section title="Props">
          {main?.props.length !== 0 && <Controls sort="requiredFirst" />}
          {main && <OtherProps component={main} />}
          {others.map((component) => (
            <div key={component.name}>
              <HeaderMdx as="h3" id={`props-${component.name.toLowerCase()}`}>
                {component.name}
              </HeaderMdx>
              {component.comment !== '' && <p className="mfd-hint">{component.comment}</p>}
              {component.props.length > 0 && <PropsTable component={component} />}
              <OtherProps component={component} />
            </div>
          ))}
        </Section>
      )}
      {guide?.keys && (
        <Section title="Keyboard">
          <DefinitionTable head={['Key', 'What it does']} rows={guide.keys} />
        </Section>
      )}
      {guide?.parts && Object.keys(guide.parts).length > 0 && (
        <Section title="Parts">
          <p className="mfd-hint">
            Style them from your own class: <code>.your-class [data-part=&apos;name&apos;]</code>.
          </p>
          <DefinitionTable head={['data-part', 'What it is']} rows={guide.parts} />
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
                {sentenceCase(name)}
              </HeaderMdx>
              <Description of={moduleExport} />
              {isFramed ? (
                <FramedStory id={id} name={name} of={moduleExport} code={codeOf(id)} isPage={isRecipe} />
              ) : (
                <StoryCanvas of={moduleExport} code={codeOf(id)} />
              )}
            </div>
          ))}
        </Section>
      )}
    </>
  );
}
