/** The film that was gone on to, and is to play as soon as its page stands: what one page leaves for the next. */
let awaited: string | null = null;

export function awaitStart(videoId: string): void {
	awaited = videoId;
}

/** Whether this film is the one; asked once, by its page. */
export function takeStart(videoId: string): boolean {
	const starts = awaited === videoId;
	if (starts) awaited = null;
	return starts;
}
