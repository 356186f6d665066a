import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/** Milliseconds of the processor that a process has used; null where the system does not tell, as outside of Linux. */
export function processorTimeOf(pid: number | undefined): number | null {
	if (process.platform !== 'linux' || pid === undefined) return null;
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
		// The name of the program, in parentheses, may hold anything.
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS;
	} catch {
		return null;
	}
}
