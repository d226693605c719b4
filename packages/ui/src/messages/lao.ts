import core from './core/lao.ts';
import more from './more/lao.ts';
import type { UiMessages } from './ui-messages.ts';

const lao: UiMessages = { ...core, ...more };

export default lao;
