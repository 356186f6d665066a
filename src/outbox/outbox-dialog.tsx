import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
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
		const agreed = await confirm({ title: '删除这一项？', text: `${title}还没有发出去，删除后不会再发送。` });
		if (agreed) await store.drop(id);
	};
	const thenRest = (rest: Rest, send: () => Promise<void>): Promise<void> => {
		rest(throttle);
		return send();
	};
	return (
		<DialogFrame title="待发送" look="dialog" width={560} onClose={onClose} mayDiscard={async () => true}>
			{requests.length === 0 ? (
				<p className={styles.none} role="status">
					都发出去了，没有要发送的内容
				</p>
			) : (
				<>
					<p className={styles.note}>这些内容已经存在这台设备上，关掉页面也不会丢。联网后会自动发送。</p>
					<ul className={styles.requests} aria-label="待发送的内容">
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
							<Button label="全部重试" icon="refresh" busy={sending !== null} onPress={(rest) => thenRest(rest, store.sendAll)} />
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
				<time dateTime={new Date(at).toISOString()}>{formatTime(new Date(at), 'M 月 D 日 HH:mm')}</time>
			</p>
			{text && (
				<details className={styles.text}>
					<summary>看看写了什么</summary>
					<pre>{text}</pre>
				</details>
			)}
			<div className="row">
				<Button label="重试" icon="refresh" busy={sending} onPress={onRetry} />
				{text && <CopyButton text={text} />}
				{path !== null && (
					<Link to={path} className={styles.link} onClick={onLeave}>
						打开页面
					</Link>
				)}
				<Button label="删除" icon="trash" kind="text" disabled={sending} onPress={onRemove} />
			</div>
		</li>
	);
}

/** If clipboard access is denied, the user can still select the text above. */
function CopyButton({ text }: { text: string }) {
	const [label, setLabel] = useState('复制内容');
	const copy = async (): Promise<void> => {
		const done = await navigator.clipboard?.writeText(text).then(
			() => true,
			() => false,
		);
		setLabel(done ? '已复制' : '没有复制成，请在上面选中文字');
	};
	return <Button label={label} icon="file" onPress={copy} />;
}
