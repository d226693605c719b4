import { Cards } from './card.jsx';
import { products } from './products.js';

export const meta = () => [{ title: 'Home' }];

export const loader = () => ({ products });

export default function Home({ loaderData }) {
  return (
    <main>
      <h1>Home</h1>
      <Cards products={loaderData.products} />
    </main>
  );
}
