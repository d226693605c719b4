import { Link } from 'react-router';

export function Card({ product }) {
  return (
    <li>
      <img src={product.image} alt="" width="302" height="302" />
      <h2>
        <Link to={`/goods_detail/${product.id}`}>{product.name}</Link>
      </h2>
      <p>{product.price}</p>
      <p>{product.store}</p>
    </li>
  );
}

export function Cards({ products }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 24 }}>
      {products.map((product) => (
        <Card key={product.id} product={product} />
      ))}
    </ul>
  );
}
