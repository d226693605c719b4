import { queryOptions } from '@tanstack/react-query';
import createQueryClient from 'openapi-react-query';
import { api } from './api.ts';

// Any operation: `$api.useQuery('get', '/api/front/cart/count', …)`.
export const $api = createQueryClient(api.client);

// A call of an area: `useQuery(productsQuery(7))`.
export const productsQuery = (categoryId: number) =>
  queryOptions({
    queryKey: ['products', categoryId],
    queryFn: ({ signal }) => api.catalog.products({ categoryId }, { signal }),
  });
