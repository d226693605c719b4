import { facts, star } from './facts.js';

function Card(product) {
  const { href, name, image, store, badge, was } = product;
  const text = facts(product);
  return (
    <article className="card">
      <div data-part="tile" className="tile">
        <div className="veil">
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
      </div>
      <div data-part="body" className="body">
        {badge && (
          <div className="marks">
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
          <span className="fact" role="img" aria-label={`${text.rating} out of 5`}>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="star">
              <path d={star} />
            </svg>
            {text.rating}
            {text.count}
          </span>
          <span className="fact">{text.sold}</span>
        </div>
        <div className="store-row">
          <span className="store">{store}</span>
        </div>
      </div>
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
