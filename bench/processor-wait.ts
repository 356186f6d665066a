import { existsSync, readFileSync } from 'node:fs';

const FILE = '/proc/thread-self/schedstat';

/** Only Linux tells how long a thread waited while other programs used the processors. */
export const TELLS_WAITS = existsSync(FILE);

/** Seconds that this thread has waited for a processor since its start; 0 where the system does not tell. */
export const waitedSeconds = (): number => (TELLS_WAITS ? Number(readFileSync(FILE, 'utf8').split(' ')[1]) / 1e9 : 0);
