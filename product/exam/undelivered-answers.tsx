import { useEffect, useId, useState } from 'react';
import { answerText } from '#app/question/answer-options.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { Button } from '#src/ui/button.tsx';
import type { AttemptReport, StudentNote } from './api-types.ts';
import { type Journal, parseJournal } from './attempt/journal.ts';
import { type UndeliveredAnswer, undeliveredAnswers } from './attempt/undelivered.ts';
import styles from './undelivered-answers.module.css';

/** Lists answers that never reached the server until the student dismisses them, with the note sent to the teacher about them. */
export function UndeliveredAnswers({ report }: ComponentProps['exam#UndeliveredAnswers']) {
	const { answers, forget } = useUndelivered(report);
	const note = report.studentNote ?? null;
	if (answers.length > 0) return <Undelivered report={report} answers={answers} note={note} onRead={forget} />;
	return note && <SentNote report={report} note={note} />;
}

/** Answers in this device's journal that the server has not received. A journal without any is removed. */
function useUndelivered(report: AttemptReport): { answers: UndeliveredAnswer[]; forget: () => Promise<void> } {
	const { openUserRecords } = useKeptData();
	const { reportError } = useFeedback();
	const [journal, setJournal] = useState<Journal | null>(null);
	const attemptId = report.attempt.id;
	const received = report.rows.map(({ question, value }) => ({ questionId: question.id, value }));
	const over = report.attempt.state !== 'in_progress';
	const answers = journal ? undeliveredAnswers(journal, received) : [];
	const forget = async (): Promise<void> => {
		await openUserRecords()
			.then((journals) => journals?.remove(attemptId))
			.catch((error: unknown) => reportError(error, 'the journal of an attempt'));
		setJournal(null);
	};
	useEffect(() => {
		// During the attempt, the exam desk writes to the journal.
		if (!over) return;
		let gone = false;
		void openUserRecords()
			.then(async (journals) => {
				const kept = parseJournal(await journals?.read(attemptId), attemptId);
				if (!gone) setJournal(kept);
			})
			// Ignored: without storage there is no journal.
			.catch(() => undefined);
		return () => {
			gone = true;
		};
	}, [openUserRecords, attemptId, over]);
	const done = journal !== null && answers.length === 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when all answers have been received
	useEffect(() => void (done && forget()), [done]);
	return { answers, forget };
}

interface UndeliveredProps {
	report: AttemptReport;
	answers: readonly UndeliveredAnswer[];
	note: StudentNote | null;
	onRead: () => Promise<void>;
}

function Undelivered({ report, answers, note, onRead }: UndeliveredProps) {
	const id = useId();
	const { call, answers: cached, invalidates } = useCalls();
	const [text, setText] = useState(note?.text ?? '');
	const send = async (): Promise<void> => {
		const list = answers.map(({ questionId, value }) => ({ questionId, value: [...value] }));
		const sent = await call('main.paperAttemptNoteSave', { attemptId: report.attempt.id, text: text.trim(), answers: list });
		if (sent.ok) cached.invalidate(invalidates('main.paperAttemptNoteSave'));
	};
	return (
		<section className={styles.card} aria-labelledby={id}>
			<h2 id={id}>有 {answers.length} 题写在时限内，没有送到</h2>
			<p>到时的时候没有网络，服务器用先前收到的答案交了卷。下面是留在这台设备上的，不算进得分。 可以打印下来，或者发给老师看看。</p>
			<AnswerList report={report} answers={answers} />
			<label className={styles.text}>
				想对老师说的话（可以不写）
				<textarea className="field" rows={2} maxLength={500} value={text} onChange={({ target }) => setText(target.value)} />
			</label>
			<div className={styles.buttons}>
				<Button label={note ? '再发一次' : '发给老师'} kind="primary" onPress={send} />
				<Button label="打印" icon="print" onPress={() => window.print()} />
				<Button label="我看过了" kind="text" tooltip="这台设备不再留着这些答案" onPress={onRead} />
				<span role="status" className="muted">
					{note && `已经发给老师（${sentAt(note)}）`}
				</span>
			</div>
		</section>
	);
}

const SentNote = ({ report, note }: { report: AttemptReport; note: StudentNote }) => (
	<details className={styles.note}>
		<summary>
			发给老师的说明（{sentAt(note)}，{note.answers.length} 题没有送到）
		</summary>
		{note.text && <p>{note.text}</p>}
		<AnswerList report={report} answers={note.answers} />
	</details>
);

const sentAt = ({ sentAt: at }: StudentNote): string => formatTime(new Date(at), 'M月D日 HH:mm');

function AnswerList({ report, answers }: { report: AttemptReport; answers: readonly UndeliveredAnswer[] }) {
	const valueOfQuestion = new Map(answers.map(({ questionId, value }) => [questionId, value]));
	return (
		<ul className={styles.list} aria-label="没有送到的答案">
			{report.rows.map(({ no, question, value }) => {
				const mine = valueOfQuestion.get(question.id);
				if (!mine) return null;
				return (
					<li key={question.id}>
						<h3>第 {no} 题</h3>
						<dl>
							<dt>这台设备上写的</dt>
							<dd>{mine.length === 0 ? '（清除了答案）' : answerText(question, mine)}</dd>
							<dt>收到并判分的</dt>
							<dd>{answerText(question, value) || '（没有作答）'}</dd>
						</dl>
					</li>
				);
			})}
		</ul>
	);
}
