import { countCharacters, firstCharacters } from './count-characters.ts';

/** The text that an edit inserts; null when it only deletes, or when the text is not known in advance. */
function insertedBy({ inputType, data, dataTransfer }: InputEvent): string | null {
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return '\n';
  return inputType.startsWith('insert') ? (data ?? dataTransfer?.getData('text/plain') ?? null) : null;
}

/**
 * Refuses text beyond the limit before it is inserted, so that caret and undo keep working. The part of a pasted text
 * that fits is inserted.
 */
export function refuseBeyond(most: number, event: InputEvent): void {
  const area = event.target as HTMLTextAreaElement;
  // The text of an input method is not final: `cutBeyond` follows.
  if (event.isComposing) return;
  const inserted = insertedBy(event);
  if (inserted === null) return;
  const { value, selectionStart, selectionEnd } = area;
  const kept = value.slice(0, selectionStart) + value.slice(selectionEnd);
  const after = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
  if (countCharacters(after) <= most) return;
  event.preventDefault();
  const fitting = firstCharacters(inserted, Math.max(0, most - countCharacters(kept)));
  if (fitting === '') return;
  // The only way to insert text that can be undone: https://developer.mozilla.org/docs/Web/API/Document/execCommand
  if (document.execCommand('insertText', false, fitting)) return;
  area.setRangeText(fitting, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: event.inputType, data: fitting }));
}

/** Removes the excess before the caret, which was inserted last. For autofill and input methods. */
export function cutBeyond(most: number, area: HTMLTextAreaElement): void {
  const excess = countCharacters(area.value) - most;
  if (excess <= 0) return;
  const caret = area.selectionEnd;
  const before = area.value.slice(0, caret);
  const kept = firstCharacters(before, Math.max(0, countCharacters(before) - excess));
  area.value = firstCharacters(kept + area.value.slice(caret), most);
  area.setSelectionRange(kept.length, kept.length);
}
