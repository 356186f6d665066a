import { isObject } from '#mock/contract/value-kind.ts';
import type { MockOperation } from '#mock/operation.ts';

/** A body whose rows are made while it is read. */
export class RowStream {
	readonly body: ReadableStream<Uint8Array>;
	/** Media type. */
	readonly type: string;

	constructor(texts: AsyncGenerator<string>, type: string) {
		const encoder = new TextEncoder();
		this.type = type;
		this.body = new ReadableStream<Uint8Array>({
			async pull(controller) {
				const { value, done } = await texts.next();
				if (done) controller.close();
				else controller.enqueue(encoder.encode(value));
			},
			cancel: () => void texts.return(undefined),
		});
	}
}

export interface RowSource {
	rows: Iterable<unknown> | AsyncIterable<unknown>;
	format: NonNullable<MockOperation['stream']>;
	/** `Last-Event-ID` of a request that goes on. */
	afterId: string | null;
	/** Runs before each row. */
	pause(): Promise<void>;
	/** The row as it is sent. */
	finish(row: unknown): unknown;
}

/** Events have the id of their row, or its place. A request that goes on gets those after its last one. */
export async function* writeRows({ rows, format, afterId, pause, finish }: RowSource): AsyncGenerator<string> {
	let place = 0;
	let isAfter = format === 'lines' || afterId === null;
	for await (const row of rows) {
		place += 1;
		const id = String(isObject(row) && row.id !== undefined ? row.id : place);
		if (!isAfter) {
			isAfter = id === afterId;
			continue;
		}
		await pause();
		const text = format === 'texts' ? String(finish(row)) : JSON.stringify(finish(row));
		yield format === 'lines' ? `${text}\n` : `id: ${id}\n${text.replaceAll(/^/gm, 'data: ')}\n\n`;
	}
}
