/** The address of shoppers in tests and on screenshots. */
export const testAddress = {
  name: 'Ann Shopper',
  country: 'GB',
  detail: '1 High Street, London',
  postCode: 'SW1A 1AA',
  countryCode: '+44',
  phone: '7700900123',
} as const;
