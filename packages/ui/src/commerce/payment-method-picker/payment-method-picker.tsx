'use client';
import {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from '../../primitives/radio-group/radio-group.tsx';

export interface PaymentMethodPickerProps extends Omit<RadioGroupProps, 'options' | 'layout'> {
  methods: readonly RadioOption[];
}

/** How to pay: one card per method, its marks at the end. */
export function PaymentMethodPicker({ methods, ...rest }: PaymentMethodPickerProps) {
  return <RadioGroup {...rest} options={methods} layout="cards" />;
}
