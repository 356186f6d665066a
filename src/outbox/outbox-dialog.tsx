import { useSnapshot } from 'valtio/react';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import type { Letter } from './letter.ts';
import { LetterRow } from './letter-row.tsx';
import styles from './outbox.module.css';
import type { OutboxStore } from './outbox-store.ts';
import type { OutboxState } from './send-letters.ts';

export interface OutboxDialogProps {
	store: OutboxStore;
	/** Asks the user; true for yes. */
	confirm: (question: { text: string; title: string | null }) => Promise<boolean>;
	onClose: () => void;
}

export function OutboxDialog({ store, confirm, onClose }: OutboxDialogProps) {
	const { letters, sending } = useSnapshot(store.state) as OutboxState;
	const remove = async ({ id, title }: Letter): Promise<void> => {
		const agreed = await confirm({ title: '删除这一项？', text: `${title}还没有发出去，删除后不会再发送。` });
		if (agreed) await store.drop(id);
	};
	return (
		<DialogFrame title="待发送" look="dialog" width={560} onClose={onClose} mayDiscard={async () => true}>
			{letters.length === 0 ? (
				<p className={styles.none} role="status">
					都发出去了，没有要发送的内容
				</p>
			) : (
				<>
					<p className={styles.note}>这些内容已经存在这台设备上，关掉页面也不会丢。联网后会自动发送。</p>
					<ul className={styles.letters} aria-label="待发送的内容">
						{letters.map((letter) => (
							<LetterRow
								key={letter.id}
								letter={letter}
								sending={sending === letter.stamp}
								onRetry={() => store.retry(letter.id)}
								onRemove={() => remove(letter)}
								onLeave={onClose}
							/>
						))}
					</ul>
					{letters.length > 1 && (
						<div>
							<Button label="全部重试" icon="refresh" busy={sending !== null} onPress={store.sendAll} />
						</div>
					)}
				</>
			)}
		</DialogFrame>
	);
}
