/**
 * The built baseline application (floor) with a static file server: React Router's own request handler on Node's own
 * HTTP server.
 */
import { createRequestListener } from '@react-router/node';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import * as build from './build/server/index.js';

const picture = readFileSync(process.env.PICTURE);
const listener = createRequestListener({ build, mode: 'production' });

http
  .createServer((request, response) => {
    if (request.url.startsWith('/assets/')) {
      response.setHeader('Content-Type', 'text/javascript');
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      return response.end(readFileSync(path.join('build/client', path.normalize(request.url))));
    }
    if (request.url.startsWith('/picture.webp')) {
      response.setHeader('Content-Type', 'image/webp');
      return response.end(picture);
    }
    return listener(request, response);
  })
  .listen(Number(process.env.PORT), () => console.log('ready'));
