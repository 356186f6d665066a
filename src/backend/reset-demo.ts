import type { App } from '#src/app/app-model.ts';
import { openRecords } from '#src/lib/kept-records.ts';

const QUESTION = { title: '重置演示数据？', text: '在这里做过的练习、提交和笔记都会清空，恢复成最初的样子，然后需要重新登录。' };

type ResetParts = Pick<App, 'feedback' | 'leaving' | 'session' | 'settings' | 'storage' | 'tabs'>;

/**
 * Asks, restores the seed of the demo's back end, forgets what the app itself has stored, and reloads. Sign-ins of the back end are gone,
 * too. Rejects when the seed was not restored.
 */
export async function resetDemo(app: ResetParts, reset: () => Promise<void>): Promise<void> {
	const { feedback, leaving, session, settings, storage, tabs } = app;
	if (!(await feedback.confirm(QUESTION))) return;
	await reset();
	const { key } = settings.site;
	// Drafts and queued requests would change the fresh data.
	await Promise.all(
		(['files', 'outbox'] as const).map((kind) =>
			openRecords(key, kind)
				.sweep('', new Set())
				.catch(() => undefined),
		),
	);
	leaving.release();
	session.end();
	tabs?.forget();
	storage.clear();
	location.reload();
}
