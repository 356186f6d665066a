/** The HTTP server below the mock: what it allows a client before a request is there. */
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * A connection that no one uses stays open for longer than any client keeps it: were the server first, it could close just when the
 * proxy of the dev server sends its next request, which would then fail.
 */
export const CONNECTION_LIMITS = {
	/** Of the address and all headers together, in bytes. */
	maxHeaderSize: 16 * 1024,
	/** Milliseconds in which headers have to be complete. */
	headersTimeout: 45_000,
	/** Milliseconds in which a whole request has to be there. */
	requestTimeout: 60_000,
	/** Milliseconds that an idle connection stays open. */
	keepAliveTimeout: 120_000,
} satisfies ServerOptions;

const REFUSALS: Readonly<Record<string, readonly [status: string, message: string]>> = {
	HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', '地址或请求头太长'],
	ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', '请求太慢，没有发完'],
};
const MALFORMED = ['400 Bad Request', '请求格式不对'] as const;

export function createHttpServer(listener: RequestListener, limits: ServerOptions = CONNECTION_LIMITS): Server {
	const server = createServer(limits, listener);
	server.on('clientError', refuseConnection);
	return server;
}

/** Answers what never became a request. Its path is unknown, and so is the API whose envelope it would have. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
	if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
	const [status, message] = REFUSALS[error.code ?? ''] ?? MALFORMED;
	const body = JSON.stringify({ code: Number.parseInt(status, 10), message, data: null });
	const head = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close'];
	socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'));
}
