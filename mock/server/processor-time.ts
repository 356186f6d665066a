import { readFileSync } from 'node:fs';

/** The kernel counts in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10;
const USER_TIME = 11;
const SYSTEM_TIME = 12;

/**
 * Milliseconds of the processor that the main threads of a process and of those that it has started have used; null where the system does
 * not tell. An engine is compiled by other threads meanwhile, which is no work of the order.
 */
export function processorTimeOf(pid: number | undefined): number | null {
	const own = pid === undefined ? null : ownTimeOf(pid);
	if (own === null || pid === undefined) return null;
	return childrenOf(pid).reduce((sum, child) => sum + (processorTimeOf(child) ?? 0), own);
}

/** The command that makes namespaces waits for the process in them, which is its child. */
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
		// The name of the program, in parentheses, may hold anything.
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS;
	} catch {
		return null;
	}
}
