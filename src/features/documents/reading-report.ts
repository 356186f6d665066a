import { createSaver } from '#src/lib/create-saver.ts';
import { isUnanswered } from '#src/outbox/queued-request.ts';
import type { Calls } from '#src/pages/use-calls.ts';

export const SAVE_POSITION = 'main.courseAttachmentPositionSave';

export interface ReadingReport {
	read(page: number): void;
	/** Sends the last page at once if it is still debounced. */
	flush(): void;
}

export interface ReadingReportOptions {
	fileId: string;
	call: Calls['call'];
	onSaved: () => void;
	onUnanswered?: (page: number) => void;
	/** Milliseconds a page must be visible before it counts as read. */
	settle?: number;
}

/** Sends the pages that were read, one request at a time, so the last one wins. Failures are silent; the next page tries again. */
export function createReadingReport({ fileId, call, onSaved, onUnanswered, settle = 1500 }: ReadingReportOptions): ReadingReport {
	let page: number | null = null;
	let saved: number | null = null;
	const saver = createSaver({
		pause: settle,
		async send() {
			const sent = page;
			if (sent === null || sent === saved) return 'saved';
			const answer = await call(SAVE_POSITION, { attachmentId: fileId, page: sent }, { quiet: true });
			if (answer.ok) {
				saved = sent;
				onSaved();
			} else if (isUnanswered(answer.error)) onUnanswered?.(sent);
			return 'saved';
		},
	});
	return {
		read(next) {
			page = next;
			saver.changed();
		},
		flush: () => void saver.flush(),
	};
}
