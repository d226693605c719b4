import type { Catalogue } from '@marketfront/i18n/react';

/** Every language's words, for the server. */
export const atHand = import.meta.glob<Catalogue>('./messages/*/*.json', { eager: true, import: 'default' });
