import { useEffect, useRef, useState } from 'react';
import { type FormDrafts, usePageEnvironment } from '#src/pages/page-environment.tsx';
import { useActions } from '#src/pages/use-actions.ts';
import { type Answer, type AnswerField, bodyOf, type KeptAnswer, keptOf, namesOf, startOf, type Typed, wrongWith } from './answer.ts';
import { fromDraft, toSent } from './answer-files.ts';
import type { Homework } from './api-types.ts';

const SUBMIT = 'main.homeworkAnswerSubmit';

export interface AnswerParts {
	answer: Answer;
	wrong: Partial<Record<AnswerField, string>>;
	/** What was typed came back from this browser. */
	restored: boolean;
	/** Names of files that were chosen then: no browser keeps files, so they have to be chosen again. */
	missing: readonly string[];
	/** Files were chosen that nobody keeps yet. */
	unsaved: boolean;
	busy: boolean;
	change: (part: Partial<Answer>) => void;
	save: () => Promise<boolean>;
	submit: () => Promise<boolean>;
	/** Back to what the server has. */
	reset: () => void;
}

/** An answer while it is being written: every keystroke is kept in the browser until the server has it. */
export function useAnswer(homework: Homework): AnswerParts {
	const [answer, setAnswer] = useState<Answer>(() => firstAnswer(homework));
	const [told, setTold] = useState(false);
	const [unsaved, setUnsaved] = useState(false);
	const drafts = useKeptAnswer(homework, (kept) => setAnswer((before) => ({ ...before, ...kept })));
	const { busy, send } = useSend(homework);
	const { watchUnsaved } = usePageEnvironment();

	const change = (part: Partial<Answer>): void => {
		const next = { ...answer, ...part };
		setAnswer(next);
		drafts.keep(next);
		if (part.files) {
			setUnsaved(true);
			watchUnsaved();
		}
	};
	const deliver = async (draft: boolean): Promise<boolean> => {
		const isLatest = drafts.mark();
		const done = await send(answer, draft);
		// What was written while it was on its way is not at the server.
		if (done && isLatest()) {
			drafts.keep(null);
			setUnsaved(false);
		}
		return done;
	};
	const wrong = wrongWith(answer, homework);
	const submit = async (): Promise<boolean> => {
		setTold(true);
		return Object.keys(wrong).length === 0 && deliver(false);
	};
	const missing = drafts.filesThen.filter((name) => !answer.files.some((file) => file.name === name));
	const reset = (): void => {
		setAnswer(firstAnswer(homework));
		drafts.keep(null);
		setUnsaved(false);
	};
	return {
		answer,
		wrong: told ? wrong : {},
		restored: drafts.restored,
		missing,
		unsaved,
		busy,
		change,
		save: () => deliver(true),
		submit,
		reset,
	};
}

const firstAnswer = (homework: Homework): Answer => ({
	...startOf(homework, null),
	files: homework.submission?.state === 'draft' ? fromDraft(homework.submission.files) : [],
});

/** Whoever was faster at typing than the storage at opening keeps what they typed. */
function useKeptAnswer({ id, submission }: Homework, onRestore: (kept: Typed) => void) {
	const { openDrafts } = usePageEnvironment();
	const [restored, setRestored] = useState(false);
	const [filesThen, setFilesThen] = useState<readonly string[]>([]);
	const drafts = useRef<FormDrafts | null>(null);
	const typed = useRef<KeptAnswer | null>(null);
	const name = `homework ${id}`;
	// The browser's storage is outside React; it is read once, when the form comes.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => {
		let gone = false;
		void openDrafts().then((opened) => {
			if (gone) return;
			drafts.current = opened;
			const kept = opened?.read(name);
			if (typed.current) opened?.write(name, { ...typed.current });
			else if (kept) {
				onRestore(startOf({ submission }, kept));
				setFilesThen(namesOf(kept.files));
				setRestored(true);
			}
		});
		return () => {
			gone = true;
		};
	}, [openDrafts, name]);
	const keep = (next: Answer | null): void => {
		typed.current = next && keptOf(next, filesThen);
		drafts.current?.write(name, typed.current && { ...typed.current });
		if (next) return;
		setRestored(false);
		setFilesThen([]);
	};
	const mark = (): (() => boolean) => {
		const before = typed.current;
		return () => typed.current === before;
	};
	return { restored, filesThen, keep, mark };
}

/** One at a time; what was sent twice counts once, as both carry the same key. */
function useSend(homework: Homework): { busy: boolean; send: (answer: Answer, draft: boolean) => Promise<boolean> } {
	const run = useActions();
	const [busy, setBusy] = useState(false);
	const sending = useRef(false);
	const requestKey = useRef('');
	const send = async (answer: Answer, draft: boolean): Promise<boolean> => {
		if (sending.current) return false;
		sending.current = true;
		setBusy(true);
		requestKey.current ||= `${homework.id}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
		const files = await toSent(answer.files).catch(() => null);
		const input = { ...bodyOf(answer, homework), draft, files, ...(!draft && { requestKey: requestKey.current }) };
		const done = await (files
			? run([{ call: SUBMIT, with: () => input }, { message: draft ? '草稿存好了，换一台设备也能接着写' : '交上了，等老师批改' }])
			: run([{ message: '文件读不出来，可能被移走或改过了，请重新选一次', kind: 'error' }]).then(() => false));
		sending.current = false;
		setBusy(false);
		if (done && !draft) requestKey.current = '';
		return done;
	};
	return { busy, send };
}
