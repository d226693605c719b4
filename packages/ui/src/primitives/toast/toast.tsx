'use client';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../provider/use-message.ts';
import { useTopLayer } from '../dialog/top-layer.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconAlert, IconCheck, IconClose } from '../icon/icons.tsx';
import * as css from './toast.css.ts';
import type { ToastTone } from './toast.variants.ts';

export interface ToastRequest {
  message: ReactNode;
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

/** Not React state, so that a new toast renders the list of toasts only. */
function createToastStore() {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<(entries: readonly ToastEntry[]) => void>();
  const publish = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener(entries);
  };
  return {
    show: (request: ToastRequest) => publish([...entries, { ...request, id: ++lastId }].slice(-atMost)),
    dismiss: (id: number) => publish(entries.filter((entry) => entry.id !== id)),
    subscribe: (listener: (entries: readonly ToastEntry[]) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
type ToastStore = ReturnType<typeof createToastStore>;

/** Renders the list of toasts of the page. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext.Provider value={store.show}>
      {children}
      <ToastList store={store} />
    </ToastContext.Provider>
  );
}

function ToastList({ store }: { store: ToastStore }) {
  const t = useMessages();
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);
  const [paused, setPaused] = useState(false);
  const place = useTopLayer();
  useEffect(() => store.subscribe(setEntries), [store]);
  if (place === null) return null;
  return createPortal(
    <section
      aria-label={t('toast.label')}
      data-part="list"
      className={css.toasts}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <output aria-relevant="additions" className={css.list}>
        {entries.map((entry) => (
          <ToastItem key={entry.id} entry={entry} paused={paused} onDone={() => store.dismiss(entry.id)} />
        ))}
      </output>
    </section>,
    place,
  );
}

function ToastItem({ entry, paused, onDone }: { entry: ToastEntry; paused: boolean; onDone: () => void }) {
  const t = useMessages();
  const { message, tone = 'neutral', action, duration = action || tone === 'critical' ? 9000 : 5000 } = entry;
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => done.current(), duration);
    return () => clearTimeout(timer);
  }, [paused, duration]);
  return (
    <div data-part="toast" className={css.toast}>
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
