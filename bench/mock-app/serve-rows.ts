/** A process of its own: json-server with the same rows, started as its README does, until it is killed. Prints its port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jsonServer } from '#mock/server/json-server.ts';
import { benchRows } from './mock-app.ts';

const app = jsonServer.create();
app.use('/', jsonServer.router(benchRows(), { foreignKeySuffix: 'Id' }));
const server = createServer(app);
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
