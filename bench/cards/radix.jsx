import {
  Badge,
  Box,
  Card,
  Flex,
  Grid as Columns,
  Heading,
  Inset,
  Link,
  Strong,
  Text,
  Theme,
} from '@radix-ui/themes';
import { facts, star } from './facts.js';

function Product(product) {
  const { href, name, image, store, badge, was } = product;
  const text = facts(product);
  return (
    <Card>
      <Inset clip="padding-box" side="top">
        <img src={image} alt="" width="302" height="302" loading="lazy" />
      </Inset>
      {badge && <Badge>{badge}</Badge>}
      <Heading as="h3" size="3">
        <Link href={href}>{name}</Link>
      </Heading>
      <Flex gap="2">
        <Strong>{text.price}</Strong>
        {was && (
          <>
            <Text as="span" size="2">
              <s>{text.was}</s>
            </Text>
            <Text color="red">{text.off}</Text>
          </>
        )}
      </Flex>
      <Flex gap="2">
        <Box role="img" aria-label={`${text.rating} out of 5`}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={star} />
          </svg>
        </Box>
        <Text size="2">
          {text.rating}
          {text.count}
        </Text>
        <Text size="2">{text.sold}</Text>
      </Flex>
      <Text size="2" color="gray">
        {store}
      </Text>
    </Card>
  );
}

export const Grid = ({ products }) => (
  <Theme>
    <Columns columns="4" gap="4">
      {products.map((product) => (
        <Product key={product.href} {...product} />
      ))}
    </Columns>
  </Theme>
);
