import type { UserRecords } from '#src/pages/use-kept-data.ts';
import type { AttemptState } from '../api-types.ts';

/** The server's answer to the start of an attempt, with which a reload without a network opens it again. */
interface KeptStart {
	state: AttemptState;
	/** When it came, in ms by the clock of this device. */
	at: number;
}

const idOf = (attemptId: string): string => `${attemptId}.start`;

/** Never rejects: an attempt that cannot be kept needs the network after a reload. */
export async function keepStart(journals: UserRecords | null, state: AttemptState, at: number): Promise<void> {
	await journals?.write(idOf(state.id), { state, at } satisfies KeptStart).catch(() => undefined);
}

/** The answer as the server would give it now; null if none is kept. Never rejects. */
export async function recallStart(journals: UserRecords | null, attemptId: string, now: number): Promise<AttemptState | null> {
	const kept = (await journals?.read(idOf(attemptId)).catch(() => null)) as KeptStart | null | undefined;
	return kept?.state ? { ...kept.state, serverNow: serverNowAt(kept, now) } : null;
}

export async function forgetStart(journals: UserRecords | null, attemptId: string): Promise<void> {
	await journals?.remove(idOf(attemptId));
}

/** A clock that was set back must not give time: at the earliest, the time at which the answer came. */
const serverNowAt = ({ state, at }: KeptStart, now: number): string =>
	new Date(Date.parse(state.serverNow) + Math.max(0, now - at)).toISOString();
