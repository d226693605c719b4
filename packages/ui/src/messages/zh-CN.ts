import core from './core/zh-CN.ts';
import more from './more/zh-CN.ts';
import type { UiMessages } from './ui-messages.ts';

const zhCN: UiMessages = { ...core, ...more };

export default zhCN;
