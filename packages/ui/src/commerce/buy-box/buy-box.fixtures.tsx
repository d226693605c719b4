import { Button } from '../../primitives/button/button.tsx';

export const actions = (
  <>
    <Button size="lg">Add to cart</Button>
    <Button size="lg" tone="accent">
      Buy now
    </Button>
  </>
);
