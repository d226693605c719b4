import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';

export const items = [
  { value: 'details', label: 'Details', content: <Text>Hand-blown glass on an oak foot, 42 cm.</Text> },
  { value: 'delivery', label: 'Delivery', content: <Text>Three to five days with Anousith Express.</Text> },
  { value: 'warranty', label: 'Warranty', content: <Text>None.</Text>, disabled: true },
  { value: 'reviews', label: 'Reviews', content: <Link href="#write">Write a review</Link> },
];
