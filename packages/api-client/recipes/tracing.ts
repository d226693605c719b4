import { api } from './api.ts';

// Tracing: middleware sees every call of every area.
api.client.use({
  onRequest: ({ request }) =>
    request.headers.set('traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'),
  onResponse: ({ request, response }) => console.info(request.method, request.url, response.status),
});

// Any operation, as the API sends it.
export const countOfCart = () =>
  api.client.GET('/api/front/cart/count', { params: { query: { numType: true, type: 'sum' } } });
