import 'react-international-phone/style.css';
import { PhoneInput } from 'react-international-phone';
import { mount } from './mount.jsx';

mount(<PhoneInput defaultCountry="gb" />);
