import type { MoreMessages } from '../ui-messages.ts';

const lao: MoreMessages = {
  'switch.off': 'ປິດ',
  'switch.on': 'ເປີດ',
};

export default lao;
