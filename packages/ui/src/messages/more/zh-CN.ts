import type { MoreMessages } from '../ui-messages.ts';

const zhCN: MoreMessages = {
  'switch.off': '关',
  'switch.on': '开',
};

export default zhCN;
