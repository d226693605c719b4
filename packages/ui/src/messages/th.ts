import core from './core/th.ts';
import more from './more/th.ts';
import type { UiMessages } from './ui-messages.ts';

const th: UiMessages = { ...core, ...more };

export default th;
