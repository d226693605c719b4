import core from './core/es.ts';
import more from './more/es.ts';
import type { UiMessages } from './ui-messages.ts';

const es: UiMessages = { ...core, ...more };

export default es;
