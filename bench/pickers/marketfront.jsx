import '@marketfront/ui/styles/base.css';
import '@marketfront/ui/styles/country-picker.css';
import { UiProvider } from '@marketfront/ui';
import { PhoneField } from '@marketfront/ui/country-picker';
import messages from '@marketfront/ui/messages/en/core';
import { mount } from './mount.jsx';

mount(
  <UiProvider locale="en" messages={messages}>
    <PhoneField name="phone" defaultCountry="GB" />
  </UiProvider>,
);
