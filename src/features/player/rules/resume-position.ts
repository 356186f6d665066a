export interface SavedPosition {
	position: number;
	/** Epoch milliseconds. */
	at: number;
}

export interface ResumeInput {
	server: SavedPosition | null;
	local: SavedPosition | null;
	finished: boolean;
	seconds: number;
}

/** Seconds from the start or end within which playback restarts at 0. */
const NEAR = 3;

/** Position to resume at, from the newer of both records; 0 for a finished video. */
export function resumePosition({ server, local, finished, seconds }: ResumeInput): number {
	if (finished) return 0;
	const newer = local && (!server || local.at >= server.at) ? local : server;
	const position = newer?.position ?? 0;
	return position < NEAR || position > seconds - NEAR ? 0 : position;
}
