/** Serves a built app like a production web server, and passes API calls to a function, whose files it serves, too. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { shipped } from '#mock/generated/shipped.ts';
import { headersOf, readHeaderRules } from './header-rules.ts';

export type FetchLike = (request: Request) => Promise<Response>;

export interface AppServerOptions {
	dist: string;
	base?: string;
	bases?: readonly string[];
	backend?: FetchLike;
	/** Compresses with brotli, for measurements: files once at the highest quality, responses at a fast one. */
	brotli?: boolean;
}

export interface AppServer {
	url: string;
	close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.woff2': 'font/woff2',
	'.mp4': 'video/mp4',
	'.webm': 'video/webm',
	'.m4s': 'video/iso.segment',
	'.m3u8': 'application/vnd.apple.mpegurl',
	'.vtt': 'text/vtt; charset=utf-8',
	'.wasm': 'application/wasm',
	'.pdf': 'application/pdf',
	'.txt': 'text/plain; charset=utf-8',
	'.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(text|application\/(json|wasm)|image\/svg)/;

/** File names with a content hash, which may be cached forever. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

const FILE_QUALITY = 11;
const ANSWER_QUALITY = 4;

const compress = (body: Buffer, quality: number): Buffer =>
	brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

export async function startAppServer({ dist, base = '/', bases = [], backend, brotli = false }: AppServerOptions): Promise<AppServer> {
	const compressed = new Map<string, Buffer>();
	const rules = readHeaderRules(dist);
	const folders = backend && shipped.files ? [dist, shipped.files] : [dist];
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const isCall = bases.some((base) => pathname === base || pathname.startsWith(`${base}/`));
		if (isCall && backend) void answerCall(backend, request, response, brotli);
		else {
			for (const [name, value] of Object.entries(headersOf(rules, pathname))) response.setHeader(name, value);
			const file = fileFor(folders, pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
			if (request.headers.range) sendPart(file, request.headers.range, response);
			else sendFile(file, response, brotli ? compressed : null);
		}
	});
	const port = await listenAgain(server);
	return {
		url: `http://127.0.0.1:${port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => {
					usedPorts.push(port);
					resolve();
				});
				server.closeAllConnections();
			}),
	};
}

/** Ports of closed servers, which the next server reuses, so that browser contexts can be kept for an origin. */
const usedPorts: number[] = [];

async function listenAgain(server: Server): Promise<number> {
	// Another program may have taken the port meanwhile.
	return listen(server, usedPorts.pop() ?? 0).catch(() => listen(server, 0));
}

/** Falls back to index.html, because the app handles unknown paths. */
function fileFor(folders: readonly string[], pathname: string): string {
	const files = folders.map((folder) => path.join(folder, path.normalize(decodeURIComponent(pathname))));
	return files.find((file) => existsSync(file) && statSync(file).isFile()) ?? path.join(folders[0] ?? '', 'index.html');
}

function sendFile(file: string, response: ServerResponse, compressed: Map<string, Buffer> | null): void {
	const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
	const headers = {
		'Content-Type': type,
		'Cache-Control': HASHED.test(file) ? 'max-age=31536000, immutable' : 'no-cache',
	};
	if (!compressed || !COMPRESSIBLE.test(type)) {
		response.writeHead(200, { ...headers, 'Content-Length': statSync(file).size, 'Accept-Ranges': 'bytes' });
		createReadStream(file).pipe(response);
		return;
	}
	let body = compressed.get(file);
	if (!body) {
		body = compress(readFileSync(file), FILE_QUALITY);
		compressed.set(file, body);
	}
	response.writeHead(200, { ...headers, 'Content-Encoding': 'br', 'Content-Length': body.length });
	response.end(body);
}

/** Players seek by ranges, and PDF viewers read the end of a file first. Either number of `bytes=from-to` may be missing. */
function sendPart(file: string, range: string, response: ServerResponse): void {
	const { size } = statSync(file);
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
	const start = first === '' ? size - Number(last) : Number(first);
	const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (start > end || start < 0) {
		response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
		return;
	}
	response.writeHead(206, {
		'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
		'Content-Range': `bytes ${start}-${end}/${size}`,
		'Content-Length': end - start + 1,
		'Accept-Ranges': 'bytes',
		'Cache-Control': 'no-cache',
	});
	createReadStream(file, { start, end }).pipe(response);
}

async function answerCall(backend: FetchLike, incoming: IncomingMessage, outgoing: ServerResponse, brotli: boolean): Promise<void> {
	try {
		const answer = await backend(await toRequest(incoming));
		const body = Buffer.from(await answer.arrayBuffer());
		const small = brotli && COMPRESSIBLE.test(answer.headers.get('Content-Type') ?? '') ? compress(body, ANSWER_QUALITY) : null;
		outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...(small && { 'Content-Encoding': 'br' }) });
		outgoing.end(small ?? body);
	} catch (error) {
		// Drops the connection, as in the offline scenario, whose handler rejects.
		outgoing.destroy(error instanceof Error ? error : undefined);
	}
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
	const parts: Buffer[] = [];
	for await (const part of incoming) parts.push(part as Buffer);
	const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD' && parts.length > 0;
	const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
		typeof value === 'string' ? [[name, value] as [string, string]] : [],
	);
	return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
		method: incoming.method,
		headers,
		...(hasBody && { body: Buffer.concat(parts) }),
	});
}

function listen(server: Server, wanted: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(wanted, '127.0.0.1', () => {
			server.off('error', reject);
			const address = server.address();
			resolve(typeof address === 'object' && address ? address.port : 0);
		});
	});
}
