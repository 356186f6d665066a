import type { OperationSpec } from './api-spec.ts';

/** Encodes the body for `fetch`. The browser sets the content type of forms itself; only JSON needs an explicit one. */
export function encodeBody(body: Readonly<Record<string, unknown>>, media: OperationSpec['body']): BodyInit {
	switch (media) {
		case 'form':
			return encodeForm(body);
		case 'multipart':
			return encodeMultipart(body);
		case 'raw':
			return textOf(body.body);
		case 'value':
			return JSON.stringify(body.body);
		default:
			return JSON.stringify(body);
	}
}

function encodeForm(body: Readonly<Record<string, unknown>>): URLSearchParams {
	const form = new URLSearchParams();
	for (const [name, value] of pairsOf(body)) form.append(name, value instanceof Blob ? '' : value);
	return form;
}

function encodeMultipart(body: Readonly<Record<string, unknown>>): FormData {
	const form = new FormData();
	for (const [name, value] of pairsOf(body)) form.append(name, value);
	return form;
}

function pairsOf(body: Readonly<Record<string, unknown>>): [string, string | Blob][] {
	return Object.entries(body).flatMap(([name, value]): [string, string | Blob][] => {
		if (value === null || value === undefined) return [];
		return (Array.isArray(value) ? value : [value]).map((item) => [name, textOf(item)]);
	});
}

function textOf(value: unknown): string | Blob {
	if (value instanceof Blob) return value;
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
