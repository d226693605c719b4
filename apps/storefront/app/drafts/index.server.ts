export { takeFormDraft } from './form-draft.server.ts';
export { keepTextDraft, readTextDraft } from './text-draft.server.ts';
