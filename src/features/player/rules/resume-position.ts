export interface KnownPosition {
	position: number;
	/** Epoch ms. */
	at: number;
}

export interface ResumeInput {
	server: KnownPosition | null;
	/** What this browser kept, because a report may not have arrived. */
	local: KnownPosition | null;
	finished: boolean;
	seconds: number;
}

/** So near to its beginning or end, a film starts anew. */
const NEAR = 3;

/** The second at which to go on: where the newer of the two left off. What is finished starts at 0. */
export function resumePosition({ server, local, finished, seconds }: ResumeInput): number {
	if (finished) return 0;
	const newer = local && (!server || local.at >= server.at) ? local : server;
	const position = newer?.position ?? 0;
	return position < NEAR || position > seconds - NEAR ? 0 : position;
}
