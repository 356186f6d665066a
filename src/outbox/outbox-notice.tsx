import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/outbox.ts';
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
						<ButtonLabel text={texts.show} />
					</button>
				</p>
			)}
			{open && <OutboxDialog {...dialog} onClose={() => setOpen(false)} />}
		</>
	);
}

function noticeText(online: boolean, { waiting, refused }: OutboxCount): string {
	const parts = [
		!online && texts.offline,
		waiting > 0 && (online ? texts.sendingAgain({ count: waiting }) : texts.sendingOnline({ count: waiting })),
		refused > 0 && texts.refusedCount({ count: refused }),
	];
	return parts.filter(Boolean).join(texts.separator);
}
