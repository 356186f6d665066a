import { Activity, type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { PageFailure } from '#src/ui/page-failure.tsx';
import type { ScreenLock } from './screen-lock.ts';

const AS_IF_NOT_THERE = { display: 'contents' };

/**
 * The app, or its lock screen. What was on screen stays in the document, hidden and inert and without its effects, so that a half-written
 * answer is still there afterwards; an app that starts locked has nothing there at all.
 */
export function LockGate({ lock, children }: { lock: Pick<ScreenLock, 'state' | 'screen'>; children: ReactNode }) {
	const { locked } = useSnapshot(lock.state);
	const [begun, setBegun] = useState(!locked);
	if (!locked && !begun) setBegun(true);
	return (
		<>
			{begun && (
				<Activity mode={locked ? 'hidden' : 'visible'}>
					<div style={AS_IF_NOT_THERE} inert={locked}>
						{children}
					</div>
				</Activity>
			)}
			{/* Nothing locks before its screen is there, but for an app that starts locked and could not fetch it. */}
			{locked &&
				(lock.screen?.() ?? (
					<PageFailure title="已锁定" text="锁屏界面没有打开，可能是网络不稳定，请重试。" onRetry={() => location.reload()} />
				))}
		</>
	);
}
