import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import * as texts from '#mock/generated/messages/server.ts';

/**
 * Limits in bytes and milliseconds. The keep-alive timeout exceeds that of every client. Otherwise the server could close a connection just
 * as the dev server's proxy sends its next request, which would then fail.
 */
export const CONNECTION_LIMITS = {
	maxHeaderSize: 16 * 1024,
	headersTimeout: 45_000,
	requestTimeout: 60_000,
	keepAliveTimeout: 120_000,
} satisfies ServerOptions;

const REFUSALS: Readonly<Record<string, readonly [status: string, message: string]>> = {
	HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', texts.headTooLong],
	ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', texts.tooSlow],
};
const MALFORMED = ['400 Bad Request', texts.malformed] as const;

export function createHttpServer(listener: RequestListener, limits: ServerOptions = CONNECTION_LIMITS): Server {
	const server = createServer(limits, listener);
	server.on('clientError', refuseConnection);
	return server;
}

/** Answers malformed requests. Their path is unknown, and so is the API whose envelope applies. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
	if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
	const [status, message] = REFUSALS[error.code ?? ''] ?? MALFORMED;
	const body = JSON.stringify({ code: Number.parseInt(status, 10), message, data: null });
	const head = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close'];
	socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'));
}
