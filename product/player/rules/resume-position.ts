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

/** Seconds from the start within which there is nothing to go on from. */
const BARELY_BEGUN = 3;

/** Seconds from the end that are the end itself: servers round positions to whole seconds, and lengths to theirs. */
const ROUNDED = 0.5;

/**
 * Second to resume at, from the newer of both records. 0 for a finished video, and for one that was left at its very end; any other starts where it
 * was left, however little is missing.
 */
export function resumePosition({ server, local, finished, seconds }: ResumeInput): number {
	if (finished) return 0;
	const newer = local && (!server || local.at >= server.at) ? local : server;
	const position = newer?.position ?? 0;
	return position < BARELY_BEGUN || position >= seconds - ROUNDED ? 0 : position;
}
