import { defineResource } from '../../http/index.ts';

/** The picture of a human check; `challenge` makes browsers load the next one. */
export const humanCheckPicture = defineResource<{ query: { challenge: string } }>('human_check');
