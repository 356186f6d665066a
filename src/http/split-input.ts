import type { OperationSpec } from './api-spec.ts';

export interface RequestParts {
	path: Record<string, unknown>;
	query: Record<string, unknown>;
	header: Record<string, string>;
	body: Record<string, unknown> | null;
}

/** Assigns each input field to path, query, header or body. Null and undefined values are omitted, except in the body. */
export function splitInput(operation: OperationSpec, input: Readonly<Record<string, unknown>>): RequestParts {
	const parts: RequestParts = { path: {}, query: {}, header: {}, body: operation.body && operation.body !== 'query' ? {} : null };
	for (const [name, value] of Object.entries(input)) {
		if (value === undefined) continue;
		const place = placeOf(operation, name);
		if (place === 'body') {
			if (parts.body) parts.body[name] = value;
		} else if (value !== null) {
			if (place === 'header') parts.header[name] = String(value);
			else parts[place][name] = value;
		}
	}
	return isEmptyWhole(operation, parts) ? { ...parts, body: null } : parts;
}

/** A body that is one value, which the caller has left out. */
const isEmptyWhole = ({ body: media }: OperationSpec, { body }: RequestParts): boolean =>
	(media === 'raw' || media === 'value') && body?.body === undefined;

function placeOf(operation: OperationSpec, name: string): 'path' | 'query' | 'header' | 'body' {
	const place = Object.hasOwn(operation.in, name) ? operation.in[name] : undefined;
	if (place === 'body' && operation.body === 'query') return 'query';
	return place ?? (operation.body && operation.body !== 'query' ? 'body' : 'query');
}
