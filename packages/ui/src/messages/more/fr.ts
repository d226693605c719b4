import type { MoreMessages } from '../ui-messages.ts';

const fr: MoreMessages = {
  'switch.off': 'Désactivé',
  'switch.on': 'Activé',
};

export default fr;
