import { readdirSync, readFileSync } from 'node:fs';

/** The kernel reports CPU time in units of 10 ms, independent of its timer frequency. */
const TICK_MS = 10;
const STATE = 0;
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

/** Whether a thread of the process or of its children is running or waiting for a processor; false if it sleeps, or the system does not report it. */
export function isRunnable(pid: number | undefined): boolean {
	if (pid === undefined) return false;
	return threadsOf(pid).some((thread) => statOf(pid, thread)?.[STATE] === 'R') || childrenOf(pid).some(isRunnable);
}

function threadsOf(pid: number): string[] {
	try {
		return readdirSync(`/proc/${pid}/task`);
	} catch {
		return [];
	}
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
	const fields = process.platform === 'linux' ? statOf(pid, pid) : null;
	return fields && (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) * TICK_MS;
}

/** The fields of a thread after its name. */
function statOf(pid: number, thread: number | string): string[] | null {
	try {
		const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'latin1');
		// The name, in parentheses, may contain any character.
		return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
	} catch {
		return null;
	}
}
