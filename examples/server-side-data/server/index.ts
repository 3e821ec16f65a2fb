import type { AddressInfo } from 'node:net';
import express from 'express';
import { createApp } from './app';
import { createDatabase } from './database';

const app = createApp(await createDatabase());
app.use(express.static('build'));

const server = app.listen(Number(process.env.PORT ?? 3001), '127.0.0.1', (error) => {
  if (error) {
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  console.log(`Listening on http://127.0.0.1:${port}`);
});
