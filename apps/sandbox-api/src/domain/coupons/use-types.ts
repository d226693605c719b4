import type { Schemas } from '@marketfront/api-client';

export function toUseType(value: number): Schemas['CouponUseType'] {
  return value === 1 || value === 2 || value === 4 ? value : 3;
}
