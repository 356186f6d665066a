import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio/react';
import { openModals } from '#src/ui/open-modals.ts';
import { dialogViews, loadDialogs } from './dialog-views.ts';
import type { FeedbackStore } from './feedback-store.ts';
import { MessageList } from './message-list.tsx';
import './feedback.css';

export function FeedbackHost({ store, overlayText }: { store: FeedbackStore; overlayText: string }) {
	const { messages, question, blocking } = useSnapshot(store.state);
	const { Dialogs } = useSnapshot(dialogViews) as typeof dialogViews;
	const modal = useSnapshot(openModals).top;
	const list = <MessageList messages={messages} onDismiss={store.dismiss} onHold={store.hold} onRelease={store.release} />;
	const isNeeded = question !== null || blocking > 0;
	const load = useEffectEvent(() =>
		loadDialogs().catch(() => {
			store.message('error', '窗口没有打开，请再试一次');
			store.answer(false);
		}),
	);
	useEffect(() => {
		if (isNeeded) void load();
	}, [isNeeded]);
	return (
		<>
			{/* Content outside an open modal is inert, so messages render inside it. */}
			{modal ? createPortal(list, modal) : list}
			{Dialogs && <Dialogs question={question} blocking={blocking} overlayText={overlayText} onAnswer={store.answer} />}
		</>
	);
}
