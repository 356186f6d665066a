/** Id of the video to start automatically; passed from one player page to the next. */
let awaited: string | null = null;

export function awaitStart(videoId: string): void {
	awaited = videoId;
}

/** Whether this video starts automatically. Resets the flag. */
export function takeStart(videoId: string): boolean {
	const starts = awaited === videoId;
	if (starts) awaited = null;
	return starts;
}
