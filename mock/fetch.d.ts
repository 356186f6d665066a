/**
 * The platform APIs that the mock's core may use: those that Node 20 and all browsers share. Clocks, timers, storage and windows are left
 * out on purpose because hosts inject them.
 */

type BodyInit = ReadableStream<Uint8Array> | string | ArrayBuffer | Uint8Array | Blob | FormData | URLSearchParams;
type HeadersInit = Headers | Record<string, string> | [string, string][];
type FormDataEntryValue = File | string;

interface ReadableStream<Part> {
	getReader(): { read(): Promise<{ done: boolean; value?: Part }> };
}
declare const ReadableStream: new <Part>(source: {
	pull(controller: { enqueue(part: Part): void; close(): void }): Promise<void>;
	cancel(): void;
}) => ReadableStream<Part>;

interface Headers {
	append(name: string, value: string): void;
	delete(name: string): void;
	get(name: string): string | null;
	has(name: string): boolean;
	set(name: string, value: string): void;
	forEach(visit: (value: string, name: string) => void): void;
	entries(): IterableIterator<[string, string]>;
	[Symbol.iterator](): IterableIterator<[string, string]>;
}
declare const Headers: new (init?: HeadersInit) => Headers;

interface Body {
	readonly bodyUsed: boolean;
	arrayBuffer(): Promise<ArrayBuffer>;
	blob(): Promise<Blob>;
	formData(): Promise<FormData>;
	json(): Promise<unknown>;
	text(): Promise<string>;
}

interface Request extends Body {
	readonly method: string;
	readonly url: string;
	readonly headers: Headers;
	readonly signal: AbortSignal;
	clone(): Request;
}
interface RequestInit {
	method?: string;
	headers?: HeadersInit;
	body?: BodyInit | null;
	signal?: AbortSignal | null;
}
declare const Request: new (input: string | URL | Request, init?: RequestInit) => Request;

interface Response extends Body {
	readonly body: ReadableStream<Uint8Array> | null;
	readonly ok: boolean;
	readonly status: number;
	readonly statusText: string;
	readonly headers: Headers;
	clone(): Response;
}
interface ResponseInit {
	status?: number;
	statusText?: string;
	headers?: HeadersInit;
}
declare const Response: {
	new (body?: BodyInit | null, init?: ResponseInit): Response;
	json(body: unknown, init?: ResponseInit): Response;
	error(): Response;
};

interface Blob {
	readonly size: number;
	readonly type: string;
	arrayBuffer(): Promise<ArrayBuffer>;
	slice(start?: number, end?: number, type?: string): Blob;
	text(): Promise<string>;
}
declare const Blob: new (parts?: (string | ArrayBuffer | Uint8Array | Blob)[], options?: { type?: string }) => Blob;

interface File extends Blob {
	readonly name: string;
	readonly lastModified: number;
}
declare const File: new (parts: (string | ArrayBuffer | Uint8Array | Blob)[], name: string, options?: { type?: string }) => File;

declare function btoa(text: string): string;

interface FormData {
	append(name: string, value: string | Blob, fileName?: string): void;
	get(name: string): FormDataEntryValue | null;
	getAll(name: string): FormDataEntryValue[];
	has(name: string): boolean;
	entries(): IterableIterator<[string, FormDataEntryValue]>;
	[Symbol.iterator](): IterableIterator<[string, FormDataEntryValue]>;
}
declare const FormData: new () => FormData;

interface URLSearchParams {
	append(name: string, value: string): void;
	delete(name: string): void;
	get(name: string): string | null;
	getAll(name: string): string[];
	has(name: string): boolean;
	set(name: string, value: string): void;
	keys(): IterableIterator<string>;
	entries(): IterableIterator<[string, string]>;
	[Symbol.iterator](): IterableIterator<[string, string]>;
	toString(): string;
}
declare const URLSearchParams: new (init?: string | Record<string, string> | [string, string][]) => URLSearchParams;

interface URL {
	hash: string;
	host: string;
	hostname: string;
	href: string;
	readonly origin: string;
	pathname: string;
	port: string;
	protocol: string;
	search: string;
	readonly searchParams: URLSearchParams;
	toString(): string;
}
declare const URL: {
	new (url: string | URL, base?: string | URL): URL;
	canParse(url: string, base?: string): boolean;
};

interface AbortSignal {
	readonly aborted: boolean;
	readonly reason: unknown;
	throwIfAborted(): void;
	addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
	removeEventListener(type: 'abort', listener: () => void): void;
}

interface TextEncoder {
	encode(text?: string): Uint8Array;
}
declare const TextEncoder: new () => TextEncoder;

interface TextDecoder {
	decode(bytes?: ArrayBuffer | Uint8Array): string;
}
declare const TextDecoder: new (label?: string) => TextDecoder;

declare const crypto: {
	getRandomValues<T extends Uint8Array>(bytes: T): T;
	readonly subtle: { digest(algorithm: string, bytes: ArrayBuffer | Uint8Array): Promise<ArrayBuffer> };
};

declare function structuredClone<T>(value: T): T;
declare function atob(text: string): string;
declare function btoa(text: string): string;
declare const performance: { now(): number };
