import type { Page } from '@playwright/test';

/** Asks each visitor of a shop with analytics. */
export const question = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
