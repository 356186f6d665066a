import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '#generated/api/operations.ts';
import { toFileData } from '#src/lib/file-data.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import { isUnanswered, type Unsent } from '#src/outbox/queued-request.ts';
import { callStep, useActions } from '#src/pages/use-actions.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import type { Rest } from '#src/ui/use-press.ts';
import { type Answer, bodyOf, type Typed } from './answer.ts';
import type { Homework } from './api-types.ts';

const SUBMIT = 'main.homeworkAnswerSubmit';
const UNREADABLE = '文件读不出来，可能被移走或改过了，请重新选一次';

/** `queued`: there was no response, so the outbox retries. */
export type Delivery = 'sent' | 'queued' | 'failed';

export type QueueState = ReturnType<Outbox['stateOf']>;

interface Sending {
	draft: boolean;
	kept: Unsent['draft'] | null;
	/** Throttles the button that sends. */
	rest: Rest;
}

export interface SendParts {
	busy: boolean;
	queueState: QueueState;
	send(answer: Answer, sending: Sending): Promise<Delivery>;
}

/** Sends one answer at a time. Retries carry the same request key, so the server counts them once. */
export function useSendAnswer(homework: Homework): SendParts {
	const run = useActions();
	const { message, blockWhile } = useFeedback();
	const { outbox, queueState } = useOutbox(idOf(homework));
	const [busy, setBusy] = useState(false);
	const sending = useRef(false);
	const keyOf = useRequestKey(homework);

	const post = async (answer: Answer, { draft, kept, rest }: Sending): Promise<Delivery> => {
		const files = await toFileData(answer.files).catch(() => null);
		if (!files) {
			message('error', UNREADABLE);
			return 'failed';
		}
		const input = { ...bodyOf(answer, homework), draft, files, ...(!draft && { requestKey: keyOf(answer) }) };
		let unanswered = false;
		let attempt: string | null = null;
		const done = await run(
			[callStep(SUBMIT, input), { message: draft ? '草稿存好了，换一台设备也能接着写' : '交上了，等老师批改' }],
			{},
			{
				rest,
				onFailed(_operation, error) {
					// A draft is not queued; the form itself keeps it.
					attempt = error.attempt;
					unanswered = !draft && outbox.current !== null && isUnanswered(error);
					return unanswered;
				},
				onDone: () => void (draft || outbox.current?.drop(idOf(homework))),
				// Progress events keep a slow upload of large files from timing out.
				...(files.length > 0 && { onProgress: () => undefined }),
			},
		);
		if (done) return 'sent';
		const room = unanswered && (await outbox.current?.keep({ ...unsentOf(homework, answer, input, kept), attempt }));
		// No message: the form shows that the answer is queued.
		if (room) return 'queued';
		if (unanswered) message('error', '没有交上，这台设备也没有空间先存着，请联网后再交一次');
		return 'failed';
	};
	const send: SendParts['send'] = async (...what) => {
		if (sending.current) return 'failed';
		sending.current = true;
		setBusy(true);
		// Reading large files takes a while, too: the answer must not change until it is sent.
		const delivery = await blockWhile(post(...what));
		sending.current = false;
		setBusy(false);
		return delivery;
	};
	return { busy, queueState, send };
}

const idOf = ({ id }: Pick<Homework, 'id'>): string => `homework ${id}`;

function unsentOf(homework: Homework, answer: Typed, input: InputOf<typeof SUBMIT>, kept: Unsent['draft'] | null): Unsent<typeof SUBMIT> {
	return {
		id: idOf(homework),
		title: `作业《${homework.title}》`,
		operation: SUBMIT,
		input,
		text: [answer.text, answer.code, answer.link].filter((part) => part.trim()).join('\n\n'),
		fromHere: true,
		...(kept && { draft: kept }),
	};
}

/** Idempotency key: the same answer object always gets the same key, another answer a new one. */
function useRequestKey({ id }: Pick<Homework, 'id'>): (answer: Answer) => string {
	const last = useRef<{ answer: Answer; key: string } | null>(null);
	return (answer) => {
		if (last.current?.answer !== answer) {
			last.current = { answer, key: `${id}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}` };
		}
		return last.current.key;
	};
}

function useOutbox(id: string): { outbox: { current: Outbox | null }; queueState: QueueState } {
	const { openOutbox } = useKeptData();
	const [open] = useState(() => loadOnce(openOutbox));
	const outbox = useRef<Outbox | null>(null);
	const [queueState, setQueueState] = useState<QueueState>(null);
	// Preloaded while online, because it is needed offline. Other windows change the outbox too.
	useEffect(() => {
		let stop: (() => void) | undefined = () => undefined;
		const follow = (opened: Outbox | null): void => {
			if (!stop || !opened) return;
			outbox.current = opened;
			const readState = (): void => setQueueState(opened.stateOf(id));
			readState();
			stop = opened.subscribe(readState);
		};
		void open().then(follow, () => undefined);
		return () => {
			stop?.();
			stop = undefined;
		};
	}, [open, id]);
	return { outbox, queueState };
}
