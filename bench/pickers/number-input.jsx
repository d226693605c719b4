import 'react-phone-number-input/style.css';
import { useState } from 'react';
import flags from 'react-phone-number-input/flags';
import PhoneInput from 'react-phone-number-input';
import { mount } from './mount.jsx';

function Picker() {
  const [value, setValue] = useState();
  return <PhoneInput flags={flags} defaultCountry="GB" value={value} onChange={setValue} />;
}

mount(<Picker />);
