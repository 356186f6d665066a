import { once } from 'node:events';
import type { ServerOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { PROXY_IDLE_MS, proxyTo } from '#build/dev-proxy.ts';
import { CONNECTION_LIMITS, createHttpServer } from '#mock/server/http-server.ts';

async function open(limits?: ServerOptions): Promise<Socket> {
	const server = createHttpServer((request, response) => request.resume().on('end', () => response.end('ok')), limits);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	onTestFinished(() => void server.close());
	const { port } = server.address() as { port: number };
	return connect(port, '127.0.0.1');
}

async function received(socket: Socket): Promise<string> {
	let text = '';
	socket.on('data', (part) => (text += String(part)));
	await once(socket, 'close');
	return text;
}

const HEAD = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n';

it.each([
	['headers that are too long', `${HEAD}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`, 431, '地址或请求头太长'],
	['an address that is too long', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`, 431, '地址或请求头太长'],
	['what is no HTTP', 'hello\r\n\r\n', 400, '请求格式不对'],
])('responds to %s with an envelope and closes', async (_, text, code, message) => {
	const socket = await open();
	socket.write(text);
	const answer = await received(socket);
	expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${code} `));
	expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ code, message, data: null });
});

it('responds to a body that never ends with an envelope and closes', async () => {
	const socket = await open({ headersTimeout: 1, requestTimeout: 1, connectionsCheckingInterval: 1 });
	socket.write(`${HEAD}Content-Length: 10\r\n\r\nhalf`);
	const answer = await received(socket);
	expect(answer).toMatch(/^HTTP\/1\.1 408 /);
	expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ code: 408, message: '请求太慢，没有发完', data: null });
});

it("keeps idle connections longer than the dev server's proxy does", () => {
	const [proxy] = proxyTo(3001, () => []);
	expect(proxy?.agent).toHaveProperty('options', expect.objectContaining({ keepAlive: true, timeout: PROXY_IDLE_MS }));
	expect(CONNECTION_LIMITS.keepAliveTimeout).toBeGreaterThan(PROXY_IDLE_MS);
	expect(CONNECTION_LIMITS.headersTimeout).toBeGreaterThan(PROXY_IDLE_MS);
	expect(CONNECTION_LIMITS.requestTimeout).toBeGreaterThan(CONNECTION_LIMITS.headersTimeout);
});

it("passes on the calls of the app's own APIs, also of one that comes later", () => {
	const bases = ['/main-api', 'https://other.example/api'];
	const [{ pathFilter } = {}] = proxyTo(3001, () => bases);
	const isCall = (path: string): unknown => (pathFilter as (path: string) => boolean)(path);
	expect(['/main-api/login', '/courses', '/', '/shop-api/goods'].map(isCall)).toEqual([true, false, false, false]);
	bases.push('/shop-api');
	expect(isCall('/shop-api/goods')).toBe(true);
});
