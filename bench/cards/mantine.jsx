import { Anchor, Badge, Card, Group, Image, MantineProvider, Rating, SimpleGrid, Text } from '@mantine/core';
import { facts } from './facts.js';

function Product(product) {
  const { href, name, image, store, badge, was } = product;
  const text = facts(product);
  return (
    <Card padding="lg" radius="md" withBorder>
      <Card.Section>
        <Image src={image} h={302} alt="" loading="lazy" />
        {badge && <Badge>{badge}</Badge>}
      </Card.Section>
      <Text component="h3">
        <Anchor href={href}>{name}</Anchor>
      </Text>
      <Group gap="xs">
        <Text fw={600}>{text.price}</Text>
        {was && (
          <>
            <Text td="line-through">{text.was}</Text>
            <Text c="red">{text.off}</Text>
          </>
        )}
      </Group>
      <Group gap="xs">
        <Rating value={product.rating} readOnly count={1} />
        <Text size="sm">
          {text.rating}
          {text.count}
        </Text>
        <Text size="sm">{text.sold}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {store}
      </Text>
    </Card>
  );
}

export const Grid = ({ products }) => (
  <MantineProvider>
    <SimpleGrid cols={4}>
      {products.map((product) => (
        <Product key={product.href} {...product} />
      ))}
    </SimpleGrid>
  </MantineProvider>
);
