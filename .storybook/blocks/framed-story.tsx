import { Source } from '@storybook/addon-docs/blocks';
import { SourceType } from 'storybook/internal/docs-tools';
import { useContext } from 'react';
import { ModeContext } from './mode-context.ts';

interface FramedStoryProps {
  id: string;
  name: string;
  of: unknown;
  /** The code in the form that a consumer writes; without it the source of the story is shown. */
  code: string | undefined;
  /** Whether it is a whole page, which needs more height. */
  isPage: boolean;
}

/** A story in an iframe, for components that cover the page or leave the document flow. */
export function FramedStory({ id, name, of, code, isPage }: FramedStoryProps) {
  const mode = useContext(ModeContext);
  const globals = Object.entries(mode)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
  const url = `iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  return (
    <div className="mfd-framed">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The same origin and our own page. */}
      <iframe key={url} src={url} title={name} loading="lazy" data-page={isPage ? '' : undefined} />
      <p className="mfd-hint">
        <a href={url} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </p>
      <details>
        <summary>Show code</summary>
        {code === undefined ? (
          <Source of={of} type={SourceType.CODE} />
        ) : (
          <Source code={code} language="tsx" />
        )}
      </details>
    </div>
  );
}
