import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/** The subset of json-server 0.17 that the mock uses; the package ships no types. */
export interface JsonServer {
	create(): Application;
	router(state: object, options: { foreignKeySuffix: string }): Router;
}

export type Next = (error?: unknown) => void;
export type ExpressRequest = IncomingMessage & {
	originalUrl: string;
	body?: unknown;
	/** body-parser sets it after reading the body. */
	_body?: boolean;
};
export type ExpressResponse = ServerResponse & {
	/** `url` is set by the application's first middleware, `data` by json-server's router. */
	locals: { url: URL; data?: unknown };
};
export type Middleware = (request: ExpressRequest, response: ExpressResponse, next: Next) => void;
export type ErrorMiddleware = (error: unknown, request: ExpressRequest, response: ExpressResponse, next: Next) => void;

export type Application = ((request: IncomingMessage, response: ServerResponse) => void) & {
	use(...handlers: Middleware[]): void;
	use(handler: ErrorMiddleware): void;
	use(path: string, ...handlers: (Middleware | ErrorMiddleware)[]): void;
	disable(setting: string): void;
	enable(setting: string): void;
};

export type Router = Middleware & {
	db: { write(returned?: unknown): unknown };
	/** Express's handler list; error handlers take four arguments. */
	stack: { handle: { length: number } }[];
	render(request: ExpressRequest, response: ExpressResponse): void;
};

export const jsonServer = createRequire(import.meta.url)('json-server') as JsonServer;
