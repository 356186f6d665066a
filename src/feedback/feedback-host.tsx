import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/feedback.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { openModalsOf } from '#src/ui/open-modals.ts';
import type { FeedbackState, FeedbackStore } from './feedback-store.ts';
import { MessageList } from './message-list.tsx';
import './feedback.css';

export function FeedbackHost({ store, overlayText }: { store: FeedbackStore; overlayText: string }) {
	const { messages, question, blocking, Dialogs } = useSnapshot(store.state);
	const modal = useSnapshot(openModalsOf(document).state).top;
	const list = <MessageList messages={messages} onDismiss={store.dismiss} onHold={store.hold} onRelease={store.release} />;
	const isNeeded = question !== null || blocking > 0;
	const load = useEffectEvent(() =>
		loadDialogs(store.state).catch(() => {
			store.message('error', texts.dialogFailed);
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

export async function loadDialogs(state: FeedbackState): Promise<void> {
	state.Dialogs ??= (await fetchCode(() => import('./feedback-dialogs.tsx'))).FeedbackDialogs;
}
