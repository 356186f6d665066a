import { useEffect, useRef } from 'react';
import { formatTime } from '#src/lib/format-time.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { AnswerFields } from '#src/ui/answer-fields/answer-fields.tsx';
import { Button } from '#src/ui/button.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { Attempt } from './attempt/attempt.ts';
import { type AttemptView, mayWrite } from './attempt/attempt-core.ts';
import { entryOf } from './attempt/journal.ts';
import styles from './exam-desk.module.css';
import type { ExamQuestion } from './exam-questions.ts';
import { ProgramAnswer } from './program-answer.tsx';
import { shownValue } from './shown-value.ts';
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
	const typeLabel = useTypeLabel(item.question.type);
	// A screen reader announces the question that has just been opened; keys work from anywhere.
	useEffect(() => {
		// The arrow keys go on from a tab.
		if (!document.activeElement?.matches('[role=tab]')) heading.current?.focus({ preventScroll: true });
	}, []);
	const { material, section, question, no, score } = item;
	return (
		<article className={styles.question} aria-labelledby={`question-${question.id}`}>
			<p className={styles.section}>
				{section.title}
				{section.note && <span className={styles.muted}>{section.note}</span>}
			</p>
			{material && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a long material scrolls by keyboard
				<section className={styles.material} aria-label={`材料：${material.title}`} tabIndex={0}>
					<p className={styles.materialTitle}>{material.title}</p>
					<RichText content={material.html} format="html" />
				</section>
			)}
			<h2 ref={heading} id={`question-${question.id}`} className={styles.heading} tabIndex={-1}>
				第 {no} 题<span className={styles.muted}>/ {total}</span>
				<span className={styles.type}>{typeLabel}</span>
				<span className={styles.muted}>{score} 分</span>
			</h2>
			{/* The workbench of a program shows the same statement. */}
			{question.type !== 'program' && (
				<div className={styles.stem}>
					<RichText content={question.stemHtml} format="html" />
				</div>
			)}
			<ConflictChoice item={item} view={view} attempt={attempt} />
			<Answer item={item} view={view} attempt={attempt} programs={programs} />
		</article>
	);
}

function useTypeLabel(type: ExamQuestion['question']['type']): string {
	return useDictionaries().find('question_type', type)?.label ?? type;
}

type PartProps = Omit<QuestionViewProps, 'total' | 'programs'>;

/** Another device has saved a different answer: the student chooses, and nothing is overwritten before. */
function ConflictChoice({ item: { question }, view, attempt }: PartProps) {
	const conflict = view.conflicts[question.id];
	if (!conflict) return null;
	return (
		<section className={styles.conflict} aria-label="两台设备上的答案不同">
			<p role="status">
				另一台设备在 {formatTime(new Date(conflict.theirs.savedAt), 'HH:mm:ss')} 保存了不同的答案。下面显示的是那一份，用哪一份？
			</p>
			<dl>
				<dt>这台设备上写的</dt>
				<dd>{shownValue(question, conflict.mine.value)}</dd>
				<dt>另一台设备保存的</dt>
				<dd>{shownValue(question, conflict.theirs.value)}</dd>
			</dl>
			<div className={styles.coverButtons}>
				<Button label="用这台设备上的" onPress={() => attempt.settle(question.id, 'mine')} />
				<Button label="用另一台设备的" onPress={() => attempt.settle(question.id, 'theirs')} />
			</div>
		</section>
	);
}

function Answer({ item: { question }, view, attempt, programs }: PartProps & Pick<QuestionViewProps, 'programs'>) {
	const disabled = !mayWrite(view) || question.id in view.conflicts;
	const fields = {
		question,
		value: entryOf(view, question.id).value,
		disabled,
		onChange: (value: readonly string[]): void => attempt.answer(question.id, value),
	};
	if (question.type === 'program') return <ProgramAnswer attemptId={attempt.id} programs={programs} {...fields} />;
	return <AnswerFields {...fields} clearable />;
}
