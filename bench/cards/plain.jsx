import { facts } from './facts.js';

function Card(product) {
  const { href, name, image, store, badge, was } = product;
  const text = facts(product);
  return (
    <article className="card">
      <div data-part="tile" className="tile">
        <img
          alt=""
          width="302"
          height="302"
          loading="lazy"
          decoding="async"
          src={image}
          className="picture"
        />
      </div>
      {badge && (
        <div data-part="marks" className="marks">
          <span data-part="badge">{badge}</span>
        </div>
      )}
      <h3 data-part="name" className="name">
        <a href={href} className="link">
          {name}
        </a>
      </h3>
      <span className="price">
        <span data-part="amount" className="amount" data-sale={was ? '' : undefined}>
          {text.price}
        </span>
        {was && (
          <>
            <span className="hidden">Was</span>
            <s data-part="was" className="was">
              {text.was}
            </s>
            <bdi data-part="percent" className="percent">
              {text.off}
            </bdi>
          </>
        )}
      </span>
      <div className="facts">
        <span className="rating" role="img" aria-label={`${text.rating} out of 5`}>
          {text.rating}
          {text.count}
        </span>
        {text.sold}
      </div>
      <div className="store">{store}</div>
    </article>
  );
}

export const Grid = ({ products }) => (
  <ul aria-label="Products" className="grid">
    {products.map((product) => (
      <li key={product.href} className="cell">
        <Card {...product} />
      </li>
    ))}
  </ul>
);
