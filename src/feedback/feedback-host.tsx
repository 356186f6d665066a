import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio/react';
import { openModals } from '#src/ui/open-modals.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { FeedbackStore } from './feedback-store.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { MessageList } from './message-list.tsx';
import './feedback.css';

/** Messages, the open question and the blocking overlay: once in the app, above all pages. */
export function FeedbackHost({ store, overlayText }: { store: FeedbackStore; overlayText: string }) {
	const { messages, question, blocking } = useSnapshot(store.state);
	const modal = useSnapshot(openModals).top;
	const list = <MessageList messages={messages} onDismiss={store.dismiss} onHold={store.hold} onRelease={store.release} />;
	return (
		<>
			{/* Outside of an open dialog nobody would hear or reach them. */}
			{modal ? createPortal(list, modal) : list}
			{question && <ConfirmDialog key={question.id} question={question} onAnswer={store.answer} />}
			{blocking > 0 && <LoadingOverlay text={overlayText} />}
		</>
	);
}
