import { atom } from 'jotai';

/** Whether the server runs another build than this page, after a deploy: links then load documents of that build. */
export const otherBuildAtom = atom(false);
