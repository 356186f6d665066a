import { CAUGHT_ROUTES } from '#src/tabs/saved-tabs.ts';
import type { App } from './app-model.ts';

const QUESTION = { title: '重置演示数据？', text: '在这里做过的练习、提交和笔记都会清空，恢复成最初的样子，然后需要重新登录。' };

type ResetParts = Pick<App, 'feedback' | 'leaving' | 'session' | 'tabs' | 'storage'>;

/** Asks, restores the seed of the demo's back end, and starts afresh: the sign-ins of that back end are gone, too. Rejects when nothing was restored. */
export async function resetDemo({ feedback, leaving, session, tabs, storage }: ResetParts, reset: () => Promise<void>): Promise<void> {
	if (!(await feedback.confirm(QUESTION))) return;
	await reset();
	leaving.release();
	session.end();
	tabs?.forget();
	storage.write(CAUGHT_ROUTES, null);
	location.reload();
}
