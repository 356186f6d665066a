import { useSyncExternalStore } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import './offline-notice.css';

/** Stands above the page as long as the browser has no connection. The region is always there, so that its change is told. */
export function OfflineNotice() {
	const online = useSyncExternalStore(subscribe, () => navigator.onLine);
	return (
		<div role="status" className="shell-offline-place">
			{!online && (
				<p className="shell-offline">
					<Icon name="warning" />
					网络已断开，连上之前有些内容打不开
				</p>
			)}
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
