/**
 * The format of the write-ahead log: one record per line, `<checksum> <JSON>`. The first record names the snapshot that the log continues.
 */
import { crc32 } from 'node:zlib';
import type { Row, State } from '#mock/store/store.ts';

export type Change = readonly ['put', resource: string, row: Row] | readonly ['remove', resource: string, id: string];

export interface Batch {
	clock: number;
	changes: readonly Change[];
}

interface Header {
	generation: number;
}

export interface LogContents {
	generation: number | null;
	batches: readonly Batch[];
	/** True if valid records follow an invalid one. An invalid last record is a torn write that was never acknowledged. */
	damaged: boolean;
}

export const encodeHeader = (generation: number): string => encode({ generation } satisfies Header);
export const encodeBatch = (batch: Batch): string => encode(batch);

function encode(value: Header | Batch): string {
	const json = JSON.stringify(value);
	return `${checksumOf(json)} ${json}\n`;
}

const checksumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** Reads the records up to the first invalid one. Never throws. */
export function decodeLog(text: string): LogContents {
	const records = text
		.split('\n')
		.slice(0, -1)
		.map((line) => decode(line));
	const end = records.indexOf(null);
	const valid = end < 0 ? records : records.slice(0, end);
	const damaged = records.slice(valid.length).some((record) => record !== null);
	const [header, ...batches] = valid;
	if (!header) return { generation: null, batches: [], damaged };
	return { generation: (header as Header).generation, batches: batches as Batch[], damaged };
}

function decode(line: string): Header | Batch | null {
	const json = line.slice(9);
	return line.slice(0, 9) === `${checksumOf(json)} ` ? (JSON.parse(json) as Header | Batch) : null;
}

export function replay(state: State, changes: readonly Change[]): void {
	for (const [kind, resource, value] of changes) {
		state[resource] ??= [];
		const rows = state[resource];
		const id = String(kind === 'put' ? value.id : value);
		const index = rows.findIndex((row) => String(row.id) === id);
		if (kind === 'remove') {
			if (index >= 0) rows.splice(index, 1);
		} else if (index >= 0) rows[index] = value;
		else rows.push(value);
	}
}
