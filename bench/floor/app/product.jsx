import { useState } from 'react';
import { products } from './products.js';

export const meta = () => [{ title: 'Product' }];

export const loader = ({ params }) => {
  const product = products.find(({ id }) => id === Number(params.id));
  if (!product) throw new Response('Not found', { status: 404 });
  return { product };
};

export default function Product({ loaderData: { product } }) {
  const [count, setCount] = useState(0);
  return (
    <main>
      <img src={product.image} alt="" width="604" height="604" />
      <h1>{product.name}</h1>
      <p>{product.price}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add to cart
      </button>
      <output>{count}</output>
    </main>
  );
}
