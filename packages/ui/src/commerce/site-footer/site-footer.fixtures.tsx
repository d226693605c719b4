export const columns = [
  {
    title: 'Help',
    links: [
      { href: '#returns', label: 'Returns' },
      { href: '#delivery', label: 'Delivery' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '#about', label: 'About us' },
      { href: '#sell', label: 'Sell with us' },
    ],
  },
];
