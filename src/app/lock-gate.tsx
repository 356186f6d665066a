import { Activity, type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadOnce } from '#src/lib/load-once.ts';
import { useSession } from '#src/session/use-session.ts';
import { PageFailure } from '#src/shell/page-failure.tsx';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import type { App } from './app-model.ts';

/** The watch over other windows may wait until the first page stands. */
const WATCH_AFTER_MS = 2000;

const AS_IF_NOT_THERE = { display: 'contents' };

export const loadLockScreen = loadOnce(async () => (await import('#src/shell/lock/lock-screen.tsx')).LockScreen);

/**
 * The app, or its lock screen. What was on screen stays in the document, hidden and inert and without its effects, so that a half-written
 * answer is still there afterwards; an app that starts locked has nothing there at all.
 */
export function LockGate({ app, children }: { app: App; children: ReactNode }) {
	const { lock } = app;
	const { locked } = useSnapshot(lock.state);
	const [begun, setBegun] = useState(!locked);
	if (!locked && !begun) setBegun(true);
	useWatch(app);

	// Focus and scroll position belong to the browser, and can be put back only when the content shows.
	useLayoutEffect(() => {
		if (locked) return;
		lock.restore?.();
		lock.restore = null;
	}, [lock, locked]);

	return (
		<>
			{begun && (
				<Activity mode={locked ? 'hidden' : 'visible'}>
					<div style={AS_IF_NOT_THERE} inert={locked}>
						{children}
					</div>
				</Activity>
			)}
			{locked && (
				<ErrorBoundary
					onError={(error) => app.errors.report(error, 'lock screen')}
					fallback={(_error, retry) => <PageFailure title="已锁定" text="锁屏界面没有打开，可能是网络不稳定，请重试。" onRetry={retry} />}
				>
					<Suspense fallback={null}>
						<Locked app={app} />
					</Suspense>
				</ErrorBoundary>
			)}
		</>
	);
}

function Locked({ app }: { app: App }) {
	const store = use(app.lock.load());
	const LockScreen = use(loadLockScreen());
	const leave = async (): Promise<void> => {
		const sure = await app.feedback.confirm({ title: '换个账号登录？', text: '锁屏前没有保存的内容会丢失。' });
		if (sure) store.leave();
	};
	return <LockScreen lock={store} site={app.settings.site} onLeave={leave} />;
}

/** Locking in another window is followed from soon after somebody is signed in. */
function useWatch({ lock }: App): void {
	const { status } = useSession();
	// The storage is outside React.
	useEffect(() => {
		if (status !== 'ready' || !lock.offered()) return;
		const timer = setTimeout(() => lock.load().catch(() => undefined), WATCH_AFTER_MS);
		return () => clearTimeout(timer);
	}, [lock, status]);
}
