import { isUnanswered } from '#src/outbox/queued-request.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';

export const SAVE_POSITION = 'main.courseAttachmentPositionSave';

export interface ReadingReport {
	read(page: number): void;
	/** Sends the last page at once if it is still debounced. */
	flush(): void;
}

export interface ReadingReportOptions {
	fileId: string;
	call: PageEnvironment['call'];
	onSaved: () => void;
	onUnanswered?: (page: number) => void;
	/** Milliseconds a page must be visible before it counts as read. */
	settle?: number;
}

/** Sends the pages that were read, one request at a time, so the last one wins. Failures are silent; the next page tries again. */
export function createReadingReport({ fileId, call, onSaved, onUnanswered, settle = 1500 }: ReadingReportOptions): ReadingReport {
	let waiting: number | null = null;
	let saved: number | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: Promise<void> = Promise.resolve();

	const save = async (page: number): Promise<void> => {
		const answer = await call(SAVE_POSITION, { attachmentId: fileId, page }, { quiet: true });
		if (answer.ok) {
			saved = page;
			onSaved();
		} else if (isUnanswered(answer.error)) onUnanswered?.(page);
	};
	const flush = (): void => {
		clearTimeout(timer);
		const page = waiting;
		waiting = null;
		if (page !== null) running = running.then(() => (page === saved ? undefined : save(page)));
	};
	return {
		read(page) {
			clearTimeout(timer);
			waiting = page;
			timer = setTimeout(flush, settle);
		},
		flush,
	};
}
