export { clearLocalData, forgetRefusedStorage, homeDataKey } from './clear-local-data.ts';
export { countryCode, defaultPhoneCountry } from './country-code.ts';
export {
  type Purpose,
  purposes,
  readConsent,
  refusedByGpc,
} from './consent.ts';
export {
  browserGrants,
  remembers,
  forgetChoices,
  forgettableCookies,
  hasCookie,
  setCookie,
} from './readable-cookies.ts';
