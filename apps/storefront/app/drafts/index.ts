export { draftInBrowser, draftInTab } from './draft.ts';
export { useFormDraft } from './use-form-draft.ts';
export { usePicturesDraft } from './use-pictures-draft.ts';
