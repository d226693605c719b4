import type { Catalogue } from '@marketfront/i18n/react';

/** The messages of every language, for the server. */
export const inMemory = import.meta.glob<Catalogue>('./*/*.json', { eager: true, import: 'default' });
