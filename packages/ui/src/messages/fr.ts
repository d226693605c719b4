import core from './core/fr.ts';
import more from './more/fr.ts';
import type { UiMessages } from './ui-messages.ts';

const fr: UiMessages = { ...core, ...more };

export default fr;
