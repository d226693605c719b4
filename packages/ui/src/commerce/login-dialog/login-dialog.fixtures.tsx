import { Link } from '../../primitives/link/link.tsx';
import type { LoginHumanCheck } from './human-check.tsx';

const picture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='150' height='50'><rect width='150' height='50' fill='white'/><text x='75' y='34' font-size='28' font-family='serif' text-anchor='middle' fill='black'>k7Ma4</text></svg>";

export const pictureCheck: LoginHumanCheck = {
  challenge: 'c1',
  label: 'Characters in the picture',
  picture: { src: picture, alt: 'Five characters', width: 150, height: 50 },
  links: (
    <>
      <Link href="#words" tone="strong">
        A question in words
      </Link>
      <Link href="#another" tone="strong">
        Another picture
      </Link>
    </>
  ),
};

export const wordsCheck: LoginHumanCheck = {
  challenge: 'c2',
  label: 'How much is three plus four?',
  links: (
    <Link href="#picture" tone="strong">
      A picture
    </Link>
  ),
};
