/** The key of an account is its e-mail address or phone number; the country code is digits only. */
export const emailKey = (email: string) => `email:${email.toLowerCase()}`;
export const phoneKey = (countryCode: string, phone: string) => `phone:${countryCode} ${phone}`;

/** The address to which codes are sent; also the key of their rows. */
export const emailAddress = (email: string) => email.toLowerCase();
export const phoneAddress = (countryCode: string, phone: string) => `+${countryCode}${phone}`;
