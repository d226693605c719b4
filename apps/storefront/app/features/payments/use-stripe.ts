import { type RefObject, useEffect, useRef, useState } from 'react';

/** The part of Stripe.js (v3) that this page uses: https://docs.stripe.com/js */
interface StripeElement {
  mount(target: HTMLElement): void;
  destroy(): void;
  on(event: 'ready' | 'loaderror', handler: () => void): void;
}
interface StripeElements {
  create(kind: 'payment'): StripeElement;
  submit(): Promise<{ error?: { message?: string } }>;
}
interface Stripe {
  elements(options: { clientSecret: string; locale: string; appearance: object }): StripeElements;
  confirmPayment(options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
  }): Promise<{ error?: { message?: string } }>;
}
declare global {
  interface Window {
    Stripe?: (key: string) => Stripe;
  }
}

const scripts = new Map<string, Promise<void>>();

function loadScript(src: string): Promise<void> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, async: true });
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      scripts.delete(src);
      element.remove();
      reject(new Error(`The payment script ${src} did not load.`));
    });
    document.head.append(element);
  });
  scripts.set(src, loading);
  return loading;
}

interface StripeOptions {
  readonly script: string;
  readonly key: string;
  readonly clientSecret: string;
  readonly locale: string;
}

/** Stripe's payment element in a frame of the page: card data never touches the shop. */
export function useStripe(
  frame: RefObject<HTMLDivElement | null>,
  { script, key, clientSecret, locale }: StripeOptions,
) {
  const ready = useRef<{ stripe: Stripe; elements: StripeElements }>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    let element: StripeElement | undefined;
    let gone = false;
    loadScript(script)
      .then(() => {
        if (gone || !frame.current || !window.Stripe) return;
        const stripe = window.Stripe(key);
        const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
        const elements = stripe.elements({
          clientSecret,
          locale,
          appearance: { theme: dark ? 'night' : 'stripe' },
        });
        element = elements.create('payment');
        element.on('ready', () => setState('ready'));
        element.on('loaderror', () => setState('failed'));
        const target = document.createElement('div');
        frame.current.append(target);
        element.mount(target);
        ready.current = { stripe, elements };
      })
      .catch(() => setState('failed'));
    const host = frame.current;
    return () => {
      gone = true;
      element?.destroy();
      host?.querySelector(':scope > div:last-child')?.remove();
    };
  }, [frame, script, key, clientSecret, locale]);

  return {
    state,
    /** Resolves only when the payment failed, with the provider's message. */
    async confirm(returnUrl: string): Promise<string> {
      if (!ready.current) return '';
      const { stripe, elements } = ready.current;
      const checked = await elements.submit();
      if (checked.error) return checked.error.message ?? '';
      const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl } });
      return error?.message ?? '';
    },
  };
}
