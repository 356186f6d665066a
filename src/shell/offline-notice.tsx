import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/shell.ts';
import { useSession } from '#src/session/use-session.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useShell } from './shell-environment.tsx';
import './offline-notice.css';

/** Shown without a connection or while requests are queued. The live region is always rendered, so screen readers announce changes. */
export function OfflineNotice() {
	const online = useSyncExternalStore(subscribe, () => navigator.onLine);
	const { unconfirmed } = useSession();
	const { Notice } = useSnapshot(useShell().outbox);
	const problem = online ? unconfirmed && texts.unreached : texts.offline;
	const line = problem && (
		<p className="line shell-offline">
			<Icon name="warning" />
			{problem}
		</p>
	);
	return (
		<div role="status" className="shell-offline-place">
			{Notice ? <Notice online={online}>{line}</Notice> : line}
		</div>
	);
}

function subscribe(onChange: () => void): () => void {
	window.addEventListener('online', onChange);
	window.addEventListener('offline', onChange);
	return () => {
		window.removeEventListener('online', onChange);
		window.removeEventListener('offline', onChange);
	};
}
