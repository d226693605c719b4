export const en = {
  'switch.off': 'Off',
  'switch.on': 'On',
} as const;

export default en;
