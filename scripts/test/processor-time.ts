/**
 * Processor time of this process and of its children that have ended, in milliseconds. Not all of the browser is in it: nobody waits for
 * the end of Chromium's renderer processes, so that the system never adds theirs.
 */
import { readFileSync } from 'node:fs';

/** Ticks per second in which Linux reports processor times to programs, on every architecture. */
const TICKS = 100;

/** Null where the system does not tell: Node itself counts no children, and without them the figure would mislead. */
export function processorTime(): number | null {
	try {
		return parseProcessorTime(readFileSync('/proc/self/stat', 'utf8'));
	} catch {
		return null;
	}
}

/** `utime`, `stime`, `cutime` and `cstime` of proc(5); the name of the program before them may hold spaces and parentheses. */
export function parseProcessorTime(stat: string): number {
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
	return (ticks / TICKS) * 1000;
}
