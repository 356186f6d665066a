import { useEffect, useRef } from 'react';
import { AnswerFields } from '#app/question/answer-fields.tsx';
import { answerText } from '#app/question/answer-options.ts';
import { Question } from '#app/question/question.tsx';
import { formatTime } from '#src/lib/format-time.ts';
import { Button } from '#src/ui/button.tsx';
import type { Attempt } from './attempt/attempt.ts';
import { type AttemptView, mayWrite } from './attempt/attempt-core.ts';
import { entryOf } from './attempt/journal.ts';
import styles from './exam-desk.module.css';
import type { ExamQuestion } from './exam-questions.ts';
import { ProgramAnswer } from './program-answer.tsx';
import type { PreparedPrograms } from './use-prepared-paper.tsx';

interface QuestionViewProps {
	item: ExamQuestion;
	view: AttemptView;
	attempt: Attempt;
	total: number;
	programs: PreparedPrograms;
}

export function QuestionView({ item, view, attempt, total, programs }: QuestionViewProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	// A screen reader announces the question that has just been opened; keys work from anywhere.
	useEffect(() => {
		// The arrow keys go on from a tab.
		if (!document.activeElement?.matches('[role=tab]')) heading.current?.focus({ preventScroll: true });
	}, []);
	const { material, section, question, no, score } = item;
	const fields = {
		value: entryOf(view, question.id).value,
		disabled: !mayWrite(view) || question.id in view.conflicts,
		onChange: (value: readonly string[]): void => attempt.answer(question.id, value),
	};
	return (
		<div className={styles.question}>
			<p className={styles.section}>
				{section.title}
				{section.note && <span className={styles.muted}>{section.note}</span>}
			</p>
			<ConflictChoice item={item} view={view} attempt={attempt} />
			<Question
				mode="ask"
				level={2}
				question={question}
				no={no}
				total={total}
				score={score}
				heading={heading}
				materials={material ? [material] : []}
				materialScrolls
				answer={<AnswerFields question={question} clearable {...fields} />}
				{...(question.type === 'program' && {
					program: <ProgramAnswer attemptId={attempt.id} question={question} programs={programs} {...fields} />,
				})}
			/>
		</div>
	);
}

/** Another device has saved a different answer: the student chooses, and nothing is overwritten before. */
function ConflictChoice({ item: { question }, view, attempt }: Pick<QuestionViewProps, 'item' | 'view' | 'attempt'>) {
	const conflict = view.conflicts[question.id];
	if (!conflict) return null;
	const { mine, theirs } = conflict;
	return (
		<section className={styles.conflict} aria-label="两台设备上的答案不同">
			<p role="status">另一台设备在 {formatTime(new Date(theirs.savedAt), 'HH:mm:ss')} 保存了不同的答案。下面显示的是那一份，用哪一份？</p>
			<dl>
				<dt>这台设备上写的</dt>
				<dd>{answerText(question, mine.value) || '（没有作答）'}</dd>
				<dt>另一台设备保存的</dt>
				<dd>{answerText(question, theirs.value) || '（没有作答）'}</dd>
			</dl>
			<div className={styles.coverButtons}>
				<Button label="用这台设备上的" onPress={() => attempt.settle(question.id, 'mine')} />
				<Button label="用另一台设备的" onPress={() => attempt.settle(question.id, 'theirs')} />
			</div>
		</section>
	);
}
