export { clearLocalData, homeDataKey } from './clear-local-data.ts';
export { countryCode, defaultPhoneCountry } from './country-code.ts';
export { forgetChoices, forgettableCookies, hasCookie, setCookie } from './readable-cookies.ts';
