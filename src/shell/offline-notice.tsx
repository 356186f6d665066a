import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { Icon } from '#src/ui/icons.tsx';
import { type ShellOutbox, useShell } from './shell-environment.tsx';
import './offline-notice.css';

/** Stands above the page as long as there is no connection, or something waits to be sent. The region is always there, so that its change is told. */
export function OfflineNotice() {
	const online = useSyncExternalStore(subscribe, () => navigator.onLine);
	const { outbox } = useShell();
	const { waiting, refused } = useSnapshot(outbox.count);
	const { dialog, show } = useOutboxDialog(outbox);
	const some = waiting + refused > 0;
	return (
		<div role="status" className="shell-offline-place">
			{(!online || some) && (
				<p className="shell-offline">
					<Icon name="warning" />
					<span>{noticeText(online, waiting, refused)}</span>
					{some && (
						<button type="button" aria-haspopup="dialog" onClick={() => void show()}>
							查看
						</button>
					)}
				</p>
			)}
			{dialog}
		</div>
	);
}

function noticeText(online: boolean, waiting: number, refused: number): string {
	const line = online ? [] : ['网络已断开'];
	const wait = waiting > 0 ? [`${waiting} 项内容${online ? '还没发出去，会自动再试' : '会在联网后自动发送'}`] : [];
	const no = refused > 0 ? [`${refused} 项内容服务器没有收下`] : [];
	return [...line, ...(waiting + refused > 0 ? [...wait, ...no] : ['连上之前有些内容打不开'])].join('，');
}

/** Stays open when what it shows has been sent. */
function useOutboxDialog(outbox: ShellOutbox): { dialog: ReactNode; show: () => Promise<void> } {
	const [dialog, setDialog] = useState<ReactNode>(null);
	const show = async (): Promise<void> => {
		const [store, { OutboxDialog }] = await Promise.all([
			outbox.open(),
			import(/* webpackChunkName: "outbox" */ './outbox/outbox-dialog.tsx'),
		]);
		if (store) setDialog(<OutboxDialog store={store} confirm={outbox.confirm} onClose={() => setDialog(null)} />);
	};
	return { dialog, show };
}

function subscribe(onChange: () => void): () => void {
	window.addEventListener('online', onChange);
	window.addEventListener('offline', onChange);
	return () => {
		window.removeEventListener('online', onChange);
		window.removeEventListener('offline', onChange);
	};
}
