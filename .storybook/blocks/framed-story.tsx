import { Source } from '@storybook/addon-docs/blocks';
import { SourceType } from 'storybook/internal/docs-tools';
import { useContext } from 'react';
import { ModeContext } from './mode-context.ts';

interface FramedStoryProps {
  id: string;
  name: string;
  of: unknown;
  /** A whole page, with its code open below. */
  page: boolean;
}

/** A story in a window of its own, for what fills, covers or leaves its place on the page. */
export function FramedStory({ id, name, of, page }: FramedStoryProps) {
  const mode = useContext(ModeContext);
  const globals = Object.entries(mode)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
  const address = `iframe.html?id=${id}&viewMode=story&globals=${globals}`;
  return (
    <div className="mfd-framed">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this book. */}
      <iframe key={address} src={address} title={name} loading="lazy" data-page={page ? '' : undefined} />
      <p className="mfd-hint">
        <a href={address} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </p>
      <details>
        <summary>{page ? 'The code of this page' : 'The code of this state'}</summary>
        <Source of={of} type={SourceType.CODE} />
      </details>
    </div>
  );
}
