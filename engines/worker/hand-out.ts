import type { Bytes } from './engine.ts';

export interface HandOutOptions {
	toResponse(bytes: Bytes, url: string): unknown;
	once?: boolean;
}

/** Replaces the global `fetch` by one that serves only the given files, by address. Engines load their own files by `fetch`. */
export function handOut(files: Map<string, Bytes>, { toResponse, once = false }: HandOutOptions): void {
	(globalThis as { fetch?: unknown }).fetch = async (input: string | { url: string } | { href: string }) => {
		const url = (typeof input === 'object' && 'url' in input ? input.url : String(input)).replace(/\?.*$/, '');
		const bytes = files.get(url);
		if (!bytes) throw new TypeError(`An engine asks for ${url}, which is not among its files.`);
		if (once) files.delete(url);
		return toResponse(bytes, url);
	};
}
