import { Hono } from 'hono';

export const app = new Hono().get('/healthz', (c) => c.text('ok'));
