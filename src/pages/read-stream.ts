import { httpMessages } from '#src/http/messages.ts';
import { HttpError } from '#src/http/result.ts';
import type { DataDefinition } from './page-definition.ts';

type Format = NonNullable<DataDefinition['stream']>['format'];

/** What has arrived together; rows are empty if it only says an id or a pause. */
export interface StreamRows {
	rows: readonly unknown[];
	/** Id of the last event; null if it has none. */
	lastId: string | null;
	/** Milliseconds before the next connection, as the server wishes. */
	retry: number | null;
}

interface ReadOptions {
	signal: AbortSignal;
	onRows(rows: StreamRows): Promise<void>;
}

/** The end of an event. `\r\n` is one line break, not two. */
const EMPTY_LINE = /(?:\r\n|\r(?!\n)|\n){2}/;

/** Longer texts without the end of a row are no stream of rows. In characters. */
const LONGEST_ROW = 1024 * 1024;

/** Reads rows until the body ends, and gives those of each part at once. */
export async function readStream(response: Response, format: Format, { signal, onRows }: ReadOptions): Promise<void> {
	if (!response.body) return;
	const reader = response.body.getReader();
	const cancel = (): void => void reader.cancel().catch(() => undefined);
	signal.addEventListener('abort', cancel, { once: true });
	const decoder = new TextDecoder();
	const separator = format === 'lines' ? /\r?\n/ : EMPTY_LINE;
	let rest = '';
	try {
		for (let step = await reader.read(); !step.done; step = await reader.read()) {
			const texts = (rest + decoder.decode(step.value, { stream: true })).split(separator);
			rest = texts.pop() ?? '';
			if (rest.length > LONGEST_ROW)
				throw new HttpError({ kind: 'wrong-shape', message: httpMessages.unreadable, body: 'a row without an end' });
			const read = rowsIn(texts, format);
			if (read.rows.length > 0 || read.lastId !== null || read.retry !== null) await onRows(read);
		}
		// Only the last line may lack its end; an event without one is cut off (HTML, 9.2.6).
		const last = rowsIn(format === 'lines' ? [rest] : [], format);
		if (last.rows.length > 0) await onRows(last);
	} finally {
		signal.removeEventListener('abort', cancel);
		cancel();
	}
}

function rowsIn(texts: readonly string[], format: Format): StreamRows {
	if (format === 'lines') return { rows: texts.filter((text) => text.trim() !== '').map(parse), lastId: null, retry: null };
	const rows: unknown[] = [];
	let lastId: string | null = null;
	let retry: number | null = null;
	for (const event of texts.map(fieldsOf)) {
		lastId = event.id ?? lastId;
		if (event.retry !== undefined && /^\d+$/.test(event.retry)) retry = Number(event.retry);
		if (event.data !== undefined) rows.push(format === 'texts' ? event.data : parse(event.data));
	}
	return { rows, lastId, retry };
}

/** Fields of an event (HTML, 9.2.6). Lines that begin with a colon are comments, which keep the connection open. */
function fieldsOf(event: string): Readonly<Record<string, string | undefined>> {
	const fields: Record<string, string> = {};
	for (const line of event.split(/\r\n|\r|\n/)) {
		const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
		if (name === 'data' && fields.data !== undefined) fields.data += `\n${value}`;
		else if (name !== '') fields[name] = value;
	}
	return fields;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new HttpError({ kind: 'not-json', message: httpMessages.unreadable, body: text });
	}
}
