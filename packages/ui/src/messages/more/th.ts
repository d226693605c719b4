import type { MoreMessages } from '../ui-messages.ts';

const th: MoreMessages = {
  'switch.off': 'ปิด',
  'switch.on': 'เปิด',
};

export default th;
