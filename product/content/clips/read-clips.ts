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
	/** Writes HLS segments and a light WebM file, too. */
	streams?: true;
	lines: Line[];
	/** Words of `sceneParts`; without them the clip has a scene of its own. */
	scene?: string;
}

export function readClips(file: string): Clip[] {
	const rows = parse(readFileSync(file, 'utf8')) as (Omit<Clip, 'lines'> & { lines: string[] })[];
	return rows.map(({ lines, ...clip }) => ({ ...clip, lines: lines.map(readLine) }));
}

function readLine(line: string): Line {
	const end = line.indexOf(' ');
	return { t: Number(line.slice(0, end)), text: line.slice(end + 1) };
}
