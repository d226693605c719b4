'use client';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../provider/use-message.ts';
import { useTopLayer } from '../dialog/topmost-dialog.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconAlert, IconCheck, IconClose } from '../icon/icons.tsx';
import * as css from './toast.css.ts';
import type { ToastTone } from './toast.variants.ts';
import { useClearSide } from './use-clear-side.ts';

export interface ToastRequest {
  /** The message, one sentence. */
  message: ReactNode;
  /** The meaning, which sets colour and icon. */
  tone?: ToastTone | undefined;
  /** One action, for example undo. */
  action?: { label: string; onSelect: () => void } | undefined;
  /** The duration in milliseconds; longer texts and actions extend it. */
  duration?: number | undefined;
}

interface ToastEntry extends ToastRequest {
  id: number;
}

type ShowToast = (request: ToastRequest) => void;

const atMost = 3;
const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Drops the oldest shown toast without an action when there are too many; others wait until one disappears. */
function withRoom(entries: readonly ToastEntry[]): readonly ToastEntry[] {
  if (entries.length <= atMost) return entries;
  const dropped = entries.slice(0, atMost).find(({ action }) => !action);
  return entries.filter((entry) => entry !== dropped);
}

/** Not React state, so that a new toast renders only the list of toasts. */
function createToastStore() {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const publish = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    entries: () => entries,
    show: (request: ToastRequest) => {
      // A repeated message replaces the earlier one; toasts with actions stay, because each undoes something else.
      const others = entries.filter(
        ({ message, tone, action }) => action || message !== request.message || tone !== request.tone,
      );
      publish(withRoom([...others, { ...request, id: ++lastId }]));
    },
    dismiss: (id: number) => publish(entries.filter((entry) => entry.id !== id)),
    dismissErrors: () => {
      const others = entries.filter(({ tone }) => tone !== 'critical');
      if (others.length < entries.length) publish(others);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
type ToastStore = ReturnType<typeof createToastStore>;

/** Renders the list of toasts of the page. */
export function ToastProvider({
  page,
  children,
}: {
  /** Identifies the page, for example by its path: when it changes, errors of the previous page disappear. */
  page?: string | undefined;
  /** The application; `useToast` works inside it. */
  children?: ReactNode;
}) {
  const [store] = useState(createToastStore);
  // A layout effect runs before the effects in which the next page shows its own toasts.
  useLayoutEffect(() => store.dismissErrors(), [store, page]);
  return (
    <ToastContext.Provider value={store.show}>
      {children}
      <ToastList store={store} />
    </ToastContext.Provider>
  );
}

function ToastList({ store }: { store: ToastStore }) {
  const t = useMessages();
  const entries = useSyncExternalStore(store.subscribe, store.entries, store.entries);
  const list = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const place = useTopLayer();
  useClearSide(list, entries.length);
  if (place === null) return null;
  /** Returns the focus to its place before it entered the removed toast, or else to the content of the page. */
  const returnFocus = () => {
    const origin = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main');
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  };
  return createPortal(
    <section
      ref={list}
      aria-label={t('toast.label')}
      data-part="list"
      className={css.toasts}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <output aria-relevant="additions" className={css.list}>
        {entries.slice(0, atMost).map((entry) => (
          <ToastItem
            key={entry.id}
            entry={entry}
            list={list}
            onDone={() => store.dismiss(entry.id)}
            onFocusLost={returnFocus}
          />
        ))}
      </output>
    </section>,
    place,
  );
}

/** Checked when the time is over instead of by events: a removed element sends no `blur` or `pointerleave`. */
const isInUse = (list: HTMLElement | null) =>
  list?.matches(':focus-within') || (matchMedia('(hover: hover)').matches && list?.matches(':hover'));

interface ToastItemProps {
  entry: ToastEntry;
  list: RefObject<HTMLElement | null>;
  onDone: () => void;
  /** Called when a toast that contains the focus is removed. */
  onFocusLost: () => void;
}

function ToastItem({ entry, list, onDone, onFocusLost }: ToastItemProps) {
  const t = useMessages();
  const { message, tone = 'neutral', action, duration = action || tone === 'critical' ? 9000 : 5000 } = entry;
  const item = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onDone, onFocusLost });
  useEffect(() => {
    callbacks.current = { onDone, onFocusLost };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      if (isInUse(list.current)) timer = setTimeout(leave, 1000);
      else callbacks.current.onDone();
    };
    // In a hidden tab it cannot be read: its time starts when the tab is shown.
    const start = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(leave, duration);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [list, duration]);
  // A layout effect is cleaned up before its element is removed.
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element?.matches(':focus-within')) callbacks.current.onFocusLost();
    };
  }, []);
  return (
    <div ref={item} data-part="toast" className={css.toast}>
      {tone === 'success' && <IconCheck title={t('notice.success')} />}
      {tone === 'critical' && <IconAlert title={t('notice.critical')} />}
      <div data-part="message" className={css.message}>
        {message}
      </div>
      {action && (
        <button
          type="button"
          data-part="action"
          className={css.action}
          onClick={() => {
            action.onSelect();
            onDone();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        size="md"
        aria-label={t('action.dismiss')}
        icon={<IconClose size={16} />}
        onClick={onDone}
        className={css.close}
      />
    </div>
  );
}

/** Returns `toast({ message })`, which shows a message for a few seconds. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) {
    throw new Error(
      'marketfront/ui: useToast() is outside <ToastProvider>, so there is no list to show the toast in. Put the provider near the root.',
    );
  }
  return show;
}
