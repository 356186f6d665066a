import * as texts from '#generated/messages/feedback.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { Message, MessageKind } from './feedback-store.ts';

const ICONS: Readonly<Record<MessageKind, string>> = { success: 'check', info: 'info', warning: 'warning', error: 'warning' };

interface MessageListProps {
	messages: readonly Message[];
	onDismiss: (id: number) => void;
	/** Pointer or focus enters a message; `onRelease` when it leaves. */
	onHold: () => void;
	onRelease: () => void;
}

/** The live regions are always rendered: screen readers announce only changes in existing regions. */
export function MessageList({ messages, onDismiss, onHold, onRelease }: MessageListProps) {
	const urgent = messages.filter(({ kind }) => kind === 'error');
	const polite = messages.filter(({ kind }) => kind !== 'error');
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses dismissal
		<div className="feedback-messages" onMouseEnter={onHold} onMouseLeave={onRelease} onFocus={onHold} onBlur={onRelease}>
			<div role="alert">
				{urgent.map((message) => (
					<MessageBox key={message.id} message={message} onDismiss={onDismiss} />
				))}
			</div>
			<div role="status">
				{polite.map((message) => (
					<MessageBox key={message.id} message={message} onDismiss={onDismiss} />
				))}
			</div>
		</div>
	);
}

function MessageBox({ message: { id, kind, text, title }, onDismiss }: { message: Message; onDismiss: (id: number) => void }) {
	return (
		<div className={`line feedback-message feedback-message-${kind}`}>
			<Icon name={ICONS[kind]} />
			<span>
				{title && <strong>{title}</strong>}
				{text}
			</span>
			<button type="button" className="icon-button" aria-label={texts.closeMessage} onClick={() => onDismiss(id)}>
				<Icon name="close" />
			</button>
		</div>
	);
}
