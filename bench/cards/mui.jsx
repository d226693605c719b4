import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Grid2 from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { facts } from './facts.js';

function Product(product) {
  const { href, name, image, store, badge, was } = product;
  const text = facts(product);
  return (
    <Card variant="outlined">
      <CardMedia component="img" height="302" image={image} alt="" loading="lazy" />
      {badge && <Chip label={badge} size="small" />}
      <CardContent>
        <Typography component="h3">
          <Link href={href}>{name}</Link>
        </Typography>
        <Stack direction="row" spacing={1}>
          <Typography sx={{ fontWeight: 600 }}>{text.price}</Typography>
          {was && (
            <>
              <Typography sx={{ textDecoration: 'line-through' }}>{text.was}</Typography>
              <Typography color="error">{text.off}</Typography>
            </>
          )}
        </Stack>
        <Stack direction="row" spacing={1}>
          <Rating value={1} max={1} readOnly size="small" />
          <Typography variant="body2">
            {text.rating}
            {text.count}
          </Typography>
          <Typography variant="body2">{text.sold}</Typography>
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {store}
        </Typography>
      </CardContent>
    </Card>
  );
}

export const Grid = ({ products }) => (
  <Grid2 container spacing={2}>
    {products.map((product) => (
      <Grid2 key={product.href} size={3}>
        <Product {...product} />
      </Grid2>
    ))}
  </Grid2>
);
