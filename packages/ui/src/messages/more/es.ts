import type { MoreMessages } from '../ui-messages.ts';

const es: MoreMessages = {
  'switch.off': 'Desactivado',
  'switch.on': 'Activado',
};

export default es;
