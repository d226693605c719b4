import { Cards } from './card.jsx';
import { products } from './products.js';

export const meta = () => [{ title: 'List' }];

export const loader = () => ({ products });

export default function List({ loaderData }) {
  return (
    <main>
      <h1>List</h1>
      <Cards products={loaderData.products} />
    </main>
  );
}
