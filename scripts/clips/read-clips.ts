import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Line {
	/** Start in seconds. */
	t: number;
	text: string;
}

export interface Clip {
	id: string;
	seconds: number;
	lines: Line[];
}

export function readClips(file: string): Clip[] {
	const rows = parse(readFileSync(file, 'utf8')) as { id: string; seconds: number; lines: string[] }[];
	return rows.map(({ id, seconds, lines }) => ({ id, seconds, lines: lines.map(readLine) }));
}

function readLine(line: string): Line {
	const end = line.indexOf(' ');
	return { t: Number(line.slice(0, end)), text: line.slice(end + 1) };
}
