import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { LazyLeaveGuard } from './leaving.ts';

/** A page that was reloaded less than this ago would only be the same again. */
const PAUSE_MS = 15_000;

export interface ReloadMoment {
	/** The page came by a reload itself. */
	reloaded: boolean;
	/** Since the page began to load. */
	age: number;
	/** A form holds what nobody has sent yet. */
	dirty: boolean;
}

/** `wait`: it has just been done. The time of the load itself is the mark, so it ends by itself and belongs to one window. */
export function decideReload({ reloaded, age, dirty }: ReloadMoment): 'wait' | 'ask' | 'reload' {
	if (reloaded && age < PAUSE_MS) return 'wait';
	return dirty ? 'ask' : 'reload';
}

export function createReload(
	feedback: Pick<FeedbackStore, 'message' | 'confirm'>,
	leaving: Pick<LazyLeaveGuard, 'release'>,
): () => Promise<void> {
	return async () => {
		const decision = decideReload(momentOf());
		if (decision === 'wait') feedback.message('warning', '刚刚刷新过，请过一会儿再试');
		else if (decision === 'reload' || (await feedback.confirm(QUESTION))) {
			leaving.release();
			location.reload();
		}
	};
}

const QUESTION = { title: '确定刷新页面吗？', text: '有填写了还没提交的内容，刷新后会丢失。' };

function momentOf(): ReloadMoment {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	return {
		reloaded: navigation?.type === 'reload',
		age: performance.now(),
		// Forms of hidden tabs are in the document, too.
		dirty: document.querySelector('form[data-dirty]') !== null,
	};
}
