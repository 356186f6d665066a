import { Activity, type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/lock.ts';
import { PageFailure } from '#src/ui/page-failure.tsx';
import type { ScreenLock } from './screen-lock.ts';

const AS_IF_NOT_THERE = { display: 'contents' };

/** The app or its lock screen. A locked app stays mounted but inert, so drafts survive; one that starts locked is not mounted. */
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
			{/* Fallback only if the app starts locked and the lock screen fails to load. */}
			{locked && (lock.screen?.() ?? <PageFailure title={texts.locked} text={texts.notOpened} onRetry={() => location.reload()} />)}
		</>
	);
}
