import type { Stripe, StripeElementLocale, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { useMediaQuery } from '@marketfront/ui/hooks';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTheme } from '../../state/theme.ts';
import { stripeAppearance } from './stripe-appearance.ts';

/** Loads a stand-in's script. It registers `window.Stripe`, which `loadStripe` checks before it loads Stripe's own. */
function loadStandIn(src: string): Promise<void> {
  if (window.Stripe) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, async: true });
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`The payment script ${src} did not load.`));
    });
    document.head.append(element);
  });
}

async function load(key: string, standIn: string | null): Promise<Stripe> {
  if (standIn !== null) await loadStandIn(standIn);
  const stripe = await loadStripe(key);
  if (stripe === null) throw new Error('Stripe.js needs a browser.');
  return stripe;
}

interface StripeOptions {
  /** The script of a stand-in; `null` for Stripe itself. */
  readonly standIn: string | null;
  readonly key: string;
  readonly clientSecret: string;
  readonly locale: string;
}

interface CardForm {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly element: StripePaymentElement;
}

/** Stripe's payment element in a frame of the page: card data never reaches the shop. https://docs.stripe.com/js */
export function useStripe(
  frame: RefObject<HTMLDivElement | null>,
  { standIn, key, clientSecret, locale }: StripeOptions,
) {
  const form = useRef<CardForm>(undefined);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const theme = useTheme();
  const darkSystem = useMediaQuery('(prefers-color-scheme: dark)');

  useEffect(() => {
    const host = frame.current;
    let gone = false;
    load(key, standIn)
      .then((stripe) => {
        if (gone || !host) return;
        const elements = stripe.elements({
          clientSecret,
          // Stripe falls back to English for a language that it does not support.
          locale: locale as StripeElementLocale,
          appearance: stripeAppearance(host),
        });
        const element = elements.create('payment');
        element.on('ready', () => setState('ready'));
        element.on('loaderror', () => setState('failed'));
        const target = document.createElement('div');
        host.append(target);
        element.mount(target);
        form.current = { stripe, elements, element };
      })
      .catch(() => setState('failed'));
    return () => {
      gone = true;
      form.current?.element.destroy();
      form.current = undefined;
      host?.querySelector(':scope > div:last-child')?.remove();
    };
  }, [frame, standIn, key, clientSecret, locale]);

  useEffect(() => {
    if (frame.current) form.current?.elements.update({ appearance: stripeAppearance(frame.current) });
  }, [frame, theme, darkSystem]);

  return {
    state,
    /** Resolves only when the payment failed, with the provider's message. */
    async confirm(returnUrl: string): Promise<string> {
      if (!form.current) return '';
      const { stripe, elements } = form.current;
      const checked = await elements.submit();
      if (checked.error) return checked.error.message ?? '';
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
      });
      return error.message ?? '';
    },
  };
}
