'use client';
import { forwardRef } from 'react';
import {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from '../../primitives/radio-group/radio-group.tsx';

export interface PaymentMethodPickerProps extends Omit<RadioGroupProps, 'options' | 'layout'> {
  /** In the order of preference. */
  methods: readonly RadioOption[];
}

/** Payment methods as radio cards, with their logos at the end. */
export const PaymentMethodPicker = forwardRef<HTMLFieldSetElement, PaymentMethodPickerProps>(
  function PaymentMethodPicker({ methods, ...rest }, ref) {
    return <RadioGroup ref={ref} {...rest} options={methods} layout="cards" />;
  },
);
