import type { FeedbackStore } from '#src/shell/feedback/feedback-store.ts';

/** Says so while the browser has no connection, and when it has one again. */
export function watchConnection(feedback: Pick<FeedbackStore, 'message' | 'dismiss'>): void {
	let notice = 0;
	const check = (): void => {
		if (!navigator.onLine) notice = feedback.message('warning', '网络已断开，连上之前有些内容打不开', { stays: true });
		else if (notice) {
			feedback.dismiss(notice);
			notice = 0;
			feedback.message('success', '网络已恢复');
		}
	};
	for (const event of ['online', 'offline']) window.addEventListener(event, check);
	check();
}
