import { Card, Col, ConfigProvider, Flex, Rate, Row, Tag, Typography } from 'antd';
import { facts } from './facts.js';

const { Link, Text, Title } = Typography;

function Product(product) {
  const { href, name, image, store, badge, was } = product;
  const text = facts(product);
  return (
    <Card cover={<img src={image} alt="" width="302" height="302" loading="lazy" />}>
      {badge && <Tag>{badge}</Tag>}
      <Title level={3}>
        <Link href={href}>{name}</Link>
      </Title>
      <Flex gap="small">
        <Text strong>{text.price}</Text>
        {was && (
          <>
            <Text delete>{text.was}</Text>
            <Text type="danger">{text.off}</Text>
          </>
        )}
      </Flex>
      <Flex gap="small">
        <Rate disabled count={1} value={1} />
        <Text>
          {text.rating}
          {text.count}
        </Text>
        <Text>{text.sold}</Text>
      </Flex>
      <Text type="secondary">{store}</Text>
    </Card>
  );
}

export const Grid = ({ products }) => (
  <ConfigProvider>
    <Row gutter={[16, 16]}>
      {products.map((product) => (
        <Col key={product.href} span={6}>
          <Product {...product} />
        </Col>
      ))}
    </Row>
  </ConfigProvider>
);
