import {
  Badge,
  Card,
  ChakraProvider,
  defaultSystem,
  HStack,
  Image,
  Link,
  RatingGroup,
  SimpleGrid,
  Text,
} from '@chakra-ui/react';
import { facts } from './facts.js';

function Product(product) {
  const { href, name, image, store, badge, was } = product;
  const text = facts(product);
  return (
    <Card.Root overflow="hidden">
      <Image src={image} alt="" height="302px" loading="lazy" />
      {badge && <Badge>{badge}</Badge>}
      <Card.Body>
        <Card.Title>
          <Link href={href}>{name}</Link>
        </Card.Title>
        <HStack>
          <Text fontWeight="semibold">{text.price}</Text>
          {was && (
            <>
              <Text textDecoration="line-through">{text.was}</Text>
              <Text color="fg.error">{text.off}</Text>
            </>
          )}
        </HStack>
        <HStack>
          <RatingGroup.Root count={1} readOnly defaultValue={1} size="sm">
            <RatingGroup.HiddenInput />
            <RatingGroup.Control />
          </RatingGroup.Root>
          <Text textStyle="sm">
            {text.rating}
            {text.count}
          </Text>
          <Text textStyle="sm">{text.sold}</Text>
        </HStack>
        <Text textStyle="sm" color="fg.muted">
          {store}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}

export const Grid = ({ products }) => (
  <ChakraProvider value={defaultSystem}>
    <SimpleGrid columns={4} gap="4">
      {products.map((product) => (
        <Product key={product.href} {...product} />
      ))}
    </SimpleGrid>
  </ChakraProvider>
);
