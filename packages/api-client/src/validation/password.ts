import { limits } from './limits.ts';

const characterClasses = [/[A-Z]/, /[a-z]/, /\d/, /[!@#$%^&*?._]/];

/** 0: empty; 1: too short or too long; otherwise the number of character classes (of four). 3 meets the policy. */
export function passwordStrength(value: string): 0 | 1 | 2 | 3 | 4 {
  if (value === '') return 0;
  const { min, max } = limits.password;
  if (value.length < min || value.length > max) return 1;
  return characterClasses.filter((pattern) => pattern.test(value)).length as 0 | 1 | 2 | 3 | 4;
}

/** 8 to 20 characters with three of: upper case, lower case, digits, special characters. */
export const followsPasswordPolicy = (value: string): boolean => passwordStrength(value) >= 3;
