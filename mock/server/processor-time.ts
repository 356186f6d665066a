import { readFileSync } from 'node:fs';

/** The kernel reports CPU time in units of 10 ms, independent of its timer frequency. */
const TICK_MS = 10;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/**
 * CPU time in milliseconds of the main threads of a process and its children; null if the system does not report it. Other threads are
 * excluded: they compile the engine, which is not the program's work.
 */
export function processorTimeOf(pid: number | undefined): number | null {
	const own = pid === undefined ? null : ownTimeOf(pid);
	if (own === null || pid === undefined) return null;
	return childrenOf(pid).reduce((sum, child) => sum + (processorTimeOf(child) ?? 0), own);
}

/** `unshare` runs the process as its child and waits for it. */
function childrenOf(pid: number): number[] {
	try {
		return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
	} catch {
		return [];
	}
}

function ownTimeOf(pid: number): number | null {
	if (process.platform !== 'linux') return null;
	try {
		const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1');
		// The process name, in parentheses, may contain any character.
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS;
	} catch {
		return null;
	}
}
