import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { mount } from './mount.jsx';

// Same as in MUI's own country example, with the same 245 entries as the others.
const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = getCountries().map((code) => ({
  code,
  label: names.of(code),
  phone: getCountryCallingCode(code),
}));

mount(
  <Autocomplete
    options={countries}
    autoHighlight
    defaultValue={countries.find(({ code }) => code === 'GB')}
    getOptionLabel={(option) => option.label}
    renderOption={({ key, ...props }, option) => (
      <Box key={key} component="li" sx={{ '& > span': { mr: 2, flexShrink: 0 } }} {...props}>
        <span className={`flag flag-${option.code}`} />
        {option.label} ({option.code}) +{option.phone}
      </Box>
    )}
    renderInput={(params) => <TextField {...params} label="Country" />}
  />,
);
