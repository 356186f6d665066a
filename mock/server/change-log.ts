/**
 * The format of the write-ahead log: one record per line, `<checksum> <JSON>`. The first record names the snapshot that the log continues.
 */
import { crc32 } from 'node:zlib';
import { DEEPEST_BODY, parseJson } from '#mock/contract/parse-json.ts';
import type { ClockMoment } from '#mock/store/clock.ts';
import type { Row, State } from '#mock/store/store.ts';
import { isRow } from './check-database.ts';

export type Change = readonly ['put', resource: string, row: Row] | readonly ['remove', resource: string, id: string];

/** The moment is that of the write. */
export interface Batch extends ClockMoment {
	changes: readonly Change[];
}

interface Header {
	generation: number;
}

export interface LogContents {
	generation: number | null;
	batches: readonly Batch[];
	/** True if records follow a torn one, or a whole one is none of ours. A torn last record is a write that was never acknowledged. */
	damaged: boolean;
}

export const encodeHeader = (generation: number): string => encode({ generation } satisfies Header);
export const encodeBatch = (batch: Batch): string => encode(batch);

function encode(value: Header | Batch): string {
	const json = JSON.stringify(value);
	return `${checksumOf(json)} ${json}\n`;
}

export const checksumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');

/** Reads the records up to the first invalid one. Never throws. */
export function decodeLog(text: string): LogContents {
	const records = text
		.split('\n')
		.slice(0, -1)
		.map((line, at) => decode(line, at === 0 ? isHeader : isBatch));
	const end = records.findIndex((record) => record === null || record === 'wrong');
	const valid = (end < 0 ? records : records.slice(0, end)).filter((record) => record !== null && record !== 'wrong');
	const damaged = records.slice(valid.length).some((record) => record !== null);
	const [header, ...batches] = valid;
	if (!header) return { generation: null, batches: [], damaged };
	return { generation: (header as Header).generation, batches: batches as Batch[], damaged };
}

/** Null for a torn record. */
function decode(line: string, fits: (value: unknown) => value is Header | Batch): Header | Batch | 'wrong' | null {
	const json = line.slice(9);
	if (line.slice(0, 9) !== `${checksumOf(json)} `) return null;
	const parsed = parseJson(json, { levels: DEEPEST_RECORD });
	return parsed.ok && fits(parsed.value) ? parsed.value : 'wrong';
}

const DEEPEST_RECORD = 2 * DEEPEST_BODY;

const isHeader = (value: unknown): value is Header => Number.isFinite((value as Partial<Header> | null)?.generation);

function isBatch(value: unknown): value is Batch {
	const { clock, changes } = (value ?? {}) as Partial<Batch>;
	return Number.isFinite(clock) && Array.isArray(changes) && changes.every(isChange);
}

function isChange(change: unknown): change is Change {
	if (!Array.isArray(change)) return false;
	const [kind, resource, value] = change as unknown[];
	if (typeof resource !== 'string' || resource === '__proto__') return false;
	return kind === 'put' ? isRow(value) : kind === 'remove' && typeof value === 'string';
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
