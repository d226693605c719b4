import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export const server = setupServer(
  http.get('https://api.example.com/api/front/cart/count', () =>
    HttpResponse.json({ code: 200, message: '', data: { count: 2 } }),
  ),
);
