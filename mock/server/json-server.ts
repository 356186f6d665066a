import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/** As much of json-server 0.17 as is used; it ships no types of its own. */
export interface JsonServer {
	create(): Application;
	router(state: object, options: { foreignKeySuffix: string }): Router;
	/** Reads JSON and form bodies. */
	bodyParser: Middleware[];
}

export type Next = (error?: unknown) => void;
export type ExpressRequest = IncomingMessage & { originalUrl: string };
export type Middleware = (request: ExpressRequest, response: ServerResponse, next: Next) => void;
export type ErrorMiddleware = (error: unknown, request: ExpressRequest, response: ServerResponse, next: Next) => void;

export type Application = ((request: IncomingMessage, response: ServerResponse) => void) & {
	use(handler: Middleware | Middleware[] | ErrorMiddleware): void;
	use(path: string, handler: Middleware | Middleware[] | ErrorMiddleware): void;
	disable(setting: string): void;
};

export type Router = Middleware & {
	db: { write(returned?: unknown): unknown };
};

export const jsonServer = createRequire(import.meta.url)('json-server') as JsonServer;
