import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './outbox.module.css';
import { OutboxDialog, type OutboxDialogProps } from './outbox-dialog.tsx';
import { countRequests, type OutboxCount } from './queued-request.ts';
import type { OutboxState } from './send-queued.ts';

interface OutboxNoticeProps extends Omit<OutboxDialogProps, 'onClose'> {
	online: boolean;
	/** Shown while nothing is queued. */
	children: ReactNode;
}

/** Shows how much is queued and opens the dialog, which stays open after everything is sent. */
export function OutboxNotice({ online, children, ...dialog }: OutboxNoticeProps) {
	const { requests } = useSnapshot(dialog.store.state) as OutboxState;
	const [open, setOpen] = useState(false);
	return (
		<>
			{requests.length === 0 ? (
				children
			) : (
				<p className="line shell-offline">
					<Icon name="warning" />
					<span>{noticeText(online, countRequests(requests))}</span>
					<button type="button" className={styles.show} aria-haspopup="dialog" onClick={() => setOpen(true)}>
						<ButtonLabel text="查看" />
					</button>
				</p>
			)}
			{open && <OutboxDialog {...dialog} onClose={() => setOpen(false)} />}
		</>
	);
}

function noticeText(online: boolean, { waiting, refused }: OutboxCount): string {
	const parts = [
		!online && '网络已断开',
		waiting > 0 && `${waiting} 项内容${online ? '还没发出去，会自动再试' : '会在联网后自动发送'}`,
		refused > 0 && `${refused} 项内容服务器没有收下`,
	];
	return parts.filter(Boolean).join('，');
}
