import { addPseudoClass, focusInside } from './missing.ts';

/** The open modal dialogs, the topmost last, each with the element that had the focus before. */
const modals = new Map<HTMLDialogElement, Element | null>();

function open(dialog: HTMLDialogElement): void {
  dialog.setAttribute('open', '');
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  if (returnValue !== undefined) this.returnValue = returnValue;
  const before = modals.get(this);
  modals.delete(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
}

function showModal(this: HTMLDialogElement): void {
  if (modals.has(this)) return;
  if (this.hasAttribute('open'))
    throw new DOMException('The dialog is open and not modal.', 'InvalidStateError');
  if (!this.isConnected) throw new DOMException('The dialog is not in a document.', 'InvalidStateError');
  modals.set(this, document.activeElement);
  open(this);
  focusInside(this);
}

/** Escape asks the topmost modal dialog to close. */
function onKeyDown(event: KeyboardEvent): void {
  const dialog = [...modals.keys()].filter(({ isConnected }) => isConnected).at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || dialog === undefined) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** A form with `method="dialog"` closes its dialog. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const dialog = form.closest('dialog');
  if (form.getAttribute('method') !== 'dialog' || dialog === null || event.defaultPrevented) return;
  event.preventDefault();
  dialog.close(event.submitter?.getAttribute('value') ?? undefined);
}

/** Adds modal dialogs if the environment has none or does not track which dialog is modal. */
export function addDialogs(): void {
  const { prototype } = HTMLDialogElement;
  const probe = document.createElement('dialog');
  document.documentElement.append(probe);
  const isComplete = typeof probe.showModal === 'function' && (probe.showModal(), probe.matches(':modal'));
  probe.remove();
  if (isComplete) return;
  Object.assign(prototype, {
    show(this: HTMLDialogElement) {
      open(this);
    },
    showModal,
    close,
  });
  addPseudoClass(':modal', (element) => modals.has(element as HTMLDialogElement));
  window.addEventListener('keydown', onKeyDown);
  window.addEventListener('submit', onSubmit);
}
