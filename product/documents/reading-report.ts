import { createSaver } from '#src/lib/create-saver.ts';
import { isUnanswered } from '#src/outbox/queued-request.ts';
import type { Calls } from '#src/pages/use-calls.ts';

export const SAVE_POSITION = 'main.courseAttachmentPositionSave';

/** Milliseconds for which a page must be in view before it counts as read. */
export const SETTLE_MS = 1500;

export interface ReadingReport {
	read(page: number, inView: readonly number[]): void;
	/** Sends the position at once if it is still debounced; pages that were not in view for long enough do not count. */
	flush(): void;
}

export interface ReadingReportOptions {
	file: { attachmentId: string; lessonId?: string };
	call: Calls['call'];
	onSaved: () => void;
	onUnanswered?: (page: number, read: number[]) => void;
	settle?: number;
}

/**
 * Sends the position and the pages that were read, one request at a time. Failures are silent: the next report has the same pages and more.
 */
export function createReadingReport({ file, call, onSaved, onUnanswered, settle = SETTLE_MS }: ReadingReportOptions): ReadingReport {
	let page: number | null = null;
	let saved: number | null = null;
	let inView: readonly number[] = [];
	let leaving = false;
	const unsent = new Set<number>();
	const sentBefore = new Set<number>();
	const settleInView = (): void => {
		for (const seen of inView) if (!sentBefore.has(seen)) unsent.add(seen);
	};
	const saver = createSaver({
		pause: settle,
		async send() {
			if (!leaving) settleInView();
			const sent = page;
			const read = [...unsent].sort((one, other) => one - other);
			if (sent === null || (sent === saved && read.length === 0)) return 'saved';
			const answer = await call(SAVE_POSITION, { ...file, page: sent, read }, { quiet: true });
			if (answer.ok) {
				saved = sent;
				for (const number of read) {
					unsent.delete(number);
					sentBefore.add(number);
				}
				onSaved();
			} else if (isUnanswered(answer.error)) onUnanswered?.(sent, read);
			return 'saved';
		},
	});
	return {
		read(current, seen) {
			leaving = false;
			page = current;
			inView = seen;
			saver.changed();
		},
		flush() {
			leaving = true;
			void saver.flush();
		},
	};
}
