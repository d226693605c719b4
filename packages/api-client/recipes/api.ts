import { createApi } from '@marketfront/api-client';

export const api = createApi({ baseUrl: 'https://api.example.com' });
