import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/outbox.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import styles from './outbox.module.css';
import type { OutboxStore } from './outbox-store.ts';
import { type QueuedRequest, requestStatus } from './queued-request.ts';
import type { OutboxState } from './send-queued.ts';

export interface OutboxDialogProps {
	store: OutboxStore;
	/** Milliseconds for which a button rests after sending a request. */
	throttle: number;
	confirm: (question: { text: string; title: string | null }) => Promise<boolean>;
	onClose: () => void;
}

export function OutboxDialog({ store, throttle, confirm, onClose }: OutboxDialogProps) {
	const { requests, sending } = useSnapshot(store.state) as OutboxState;
	const remove = async ({ id, title }: QueuedRequest): Promise<void> => {
		const agreed = await confirm({ title: texts.deleteTitle, text: texts.deleteText({ title }) });
		if (agreed) await store.drop(id);
	};
	const thenRest = (rest: Rest, send: () => Promise<void>): Promise<void> => {
		rest(throttle);
		return send();
	};
	return (
		<DialogFrame title={texts.waiting} look="dialog" width={560} onClose={onClose} mayDiscard={async () => true}>
			{requests.length === 0 ? (
				<p className={styles.none} role="status">
					{texts.nothingWaits}
				</p>
			) : (
				<>
					<p className={styles.note}>{texts.explanation}</p>
					<ul className={styles.requests} aria-label={texts.waitingContent}>
						{requests.map((request) => (
							<RequestRow
								key={request.id}
								request={request}
								sending={sending === request.stamp}
								onRetry={(rest) => thenRest(rest, () => store.retry(request.id))}
								onRemove={() => remove(request)}
								onLeave={onClose}
							/>
						))}
					</ul>
					{requests.length > 1 && (
						<div>
							<Button label={texts.retryAll} icon="refresh" busy={sending !== null} onPress={(rest) => thenRest(rest, store.sendAll)} />
						</div>
					)}
				</>
			)}
		</DialogFrame>
	);
}

interface RequestRowProps {
	request: QueuedRequest;
	sending: boolean;
	onRetry: (rest: Rest) => Promise<void>;
	onRemove: () => Promise<void>;
	onLeave: () => void;
}

function RequestRow({ request, sending, onRetry, onRemove, onLeave }: RequestRowProps) {
	const { title, at, text, path } = request;
	const { tone, words } = requestStatus(request, sending);
	return (
		<li className={styles.request} aria-label={title}>
			<p className="strong">{title}</p>
			<p className={styles.status}>
				<span data-tone={tone}>{words}</span>
				<time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at), texts.time)}</time>
			</p>
			{text && (
				<details className={styles.text}>
					<summary>{texts.showContent}</summary>
					<pre>{text}</pre>
				</details>
			)}
			<div className="row">
				<Button label={texts.retry} icon="refresh" busy={sending} onPress={onRetry} />
				{text && <CopyButton text={text} />}
				{path !== null && (
					<Link to={path} className={styles.link} onClick={onLeave}>
						{texts.openPage}
					</Link>
				)}
				<Button label={texts.remove} icon="trash" kind="text" disabled={sending} onPress={onRemove} />
			</div>
		</li>
	);
}

/** If clipboard access is denied, the user can still select the text above. */
function CopyButton({ text }: { text: string }) {
	const [label, setLabel] = useState(texts.copy);
	const copy = async (): Promise<void> => {
		const done = await navigator.clipboard?.writeText(text).then(
			() => true,
			() => false,
		);
		setLabel(done ? texts.copied : texts.notCopied);
	};
	return <Button label={label} icon="file" onPress={copy} />;
}
