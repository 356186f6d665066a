/**
 * CPU time of this process and its exited children. Excludes Chromium's renderers: no parent waits for them, so the system does not add
 * their time.
 */
import { readFileSync } from 'node:fs';

/** Clock ticks per second in /proc, the same on every Linux architecture. */
const TICKS = 100;

/** Null without /proc: Node reports no CPU time of children, and a figure without them would mislead. */
export function processorTime(): number | null {
	try {
		return parseProcessorTime(readFileSync('/proc/self/stat', 'utf8'));
	} catch {
		return null;
	}
}

/** Sums `utime`, `stime`, `cutime` and `cstime` of proc(5). The command name before them may contain spaces and parentheses. */
export function parseProcessorTime(stat: string): number {
	const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
	return (ticks / TICKS) * 1000;
}
