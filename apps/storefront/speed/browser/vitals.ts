import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures the Web Vitals of this page load (https://web.dev/articles/vitals) and sends them once, when the page is
 * left or hidden.
 * @param address the address to which they are posted
 */
export function collectVitals(address: string): void {
  const page = location.pathname;
  const measured = new Map<string, Metric>();
  const keep = (metric: Metric) => measured.set(metric.name, metric);
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(keep);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    const form = new FormData();
    form.set('page', page);
    for (const { name, value } of measured.values()) form.set(name, String(value));
    measured.clear();
    navigator.sendBeacon(address, form);
  });
}
