import type { Result } from '#src/http/result.ts';
import { isUnanswered } from '#src/outbox/letter.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import type { WebOfficeToken } from './api-types.ts';

export const OPEN_OFFICE = 'main.courseAttachmentWebOfficeToken';
export const REFRESH_OFFICE = 'main.courseAttachmentWebOfficeTokenRefresh';

export interface ReadingReport {
	read(page: number): void;
	/** Tells at once what is still waiting. */
	flush(): void;
}

export interface ReadingReportOptions {
	fileId: string;
	call: PageEnvironment['call'];
	onTold: () => void;
	/** Nobody answered. */
	onUnanswered?: (page: number) => void;
	/** Milliseconds that a page must stay before it counts: who leafs through has not read. */
	settle?: number;
}

/**
 * Pages read go to the server with the token of the document: the only call that carries them renews it. One report at a time, since each
 * makes the token of the one before it useless. A failure is not shown: reading goes on, and the next page tries again.
 */
export function createReadingReport({ fileId, call, onTold, onUnanswered, settle = 1500 }: ReadingReportOptions): ReadingReport {
	let token: string | null = null;
	let waiting: number | null = null;
	let told: number | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let running: Promise<void> = Promise.resolve();

	const ask = async (operation: string, input: Record<string, unknown>): Promise<Result<unknown>> => {
		const answer = await call(operation, input, { quiet: true });
		token = answer.ok ? ((answer.data as WebOfficeToken | null)?.token ?? null) : null;
		return answer;
	};
	const tell = async (page: number): Promise<void> => {
		const first = token === null ? await ask(OPEN_OFFICE, { attachmentId: fileId }) : null;
		const answer = first?.ok === false ? first : await ask(REFRESH_OFFICE, { token, page });
		if (!answer.ok) {
			if (isUnanswered(answer.error)) onUnanswered?.(page);
			return;
		}
		told = page;
		onTold();
	};
	const flush = (): void => {
		clearTimeout(timer);
		const page = waiting;
		waiting = null;
		if (page !== null) running = running.then(() => (page === told ? undefined : tell(page)));
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
