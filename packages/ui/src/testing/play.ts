import type { StoryContext } from '@storybook/react-vite';

/** The argument that Storybook passes to a play function. */
interface PlayContext<Props> extends Pick<StoryContext, 'canvas' | 'canvasElement' | 'globals'> {
  args: Props;
  step: (label: string, run: () => Promise<void> | void) => Promise<void> | void;
}

/** A play function of a component's stories; `Props` are those of the component, for tests that read its spies. */
export type Play<Props = unknown> = (context: PlayContext<Props>) => Promise<void>;
