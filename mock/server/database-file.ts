import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kept } from '#mock/clock.ts';
import type { KeptState } from '#mock/kept-state.ts';
import type { State } from '#mock/store.ts';

/** Where the notes of the host stand in the file, beside the rows. */
const META = '$meta';

/** The rows that an earlier run kept; null when there is no file, or none that can be read. */
export function readDatabase(file: string): KeptState | null {
	if (!existsSync(file)) return null;
	try {
		const { [META]: kept, ...state } = JSON.parse(readFileSync(file, 'utf8')) as State & { [META]?: Kept };
		return kept ? { kept, state } : null;
	} catch {
		return null;
	}
}

/** Written whole or not at all: a run that ends in the middle leaves the older file. */
export function writeDatabase(file: string, { kept, state }: KeptState): void {
	mkdirSync(path.dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}.tmp`;
	writeFileSync(temporary, JSON.stringify({ [META]: kept, ...state }, null, '\t'));
	renameSync(temporary, file);
}

export function removeDatabase(file: string): void {
	rmSync(file, { force: true });
}
