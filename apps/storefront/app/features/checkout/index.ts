export { payMethodWord } from './pay-method-rows.ts';
export { totalRows } from './total-rows.ts';
