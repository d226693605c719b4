export { draftInBrowser, draftInTab } from './draft.ts';
export { useFormDraft } from './use-form-draft.ts';
export { useStoredDraft } from './use-stored-draft.ts';
export { usePicturesDraft } from './use-pictures-draft.ts';
