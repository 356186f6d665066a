import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { formatTime } from '#src/lib/format-time.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { Button } from '#src/ui/button.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { Attempt, AttemptView } from './attempt/attempt.ts';
import { entryOf } from './attempt/journal.ts';
import styles from './exam-desk.module.css';
import { type AnswerFieldProps, choose, type ExamQuestion, optionsOf } from './exam-questions.ts';
import { ProgramAnswer } from './program-answer.tsx';

interface QuestionViewProps {
	item: ExamQuestion;
	view: AttemptView;
	attempt: Attempt;
	total: number;
}

export function QuestionView({ item, view, attempt, total }: QuestionViewProps) {
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
			<div className={styles.stem}>
				<RichText content={question.stemHtml} format="html" />
			</div>
			<ConflictChoice item={item} view={view} attempt={attempt} />
			<AnswerFields item={item} view={view} attempt={attempt} />
		</article>
	);
}

function useTypeLabel(type: ExamQuestion['question']['type']): string {
	const lookup = usePageEnvironment().useDictionaries();
	return lookup('question_type').find(({ value }) => value === type)?.label ?? type;
}

type PartProps = Omit<QuestionViewProps, 'total'>;

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

function shownValue(question: ExamQuestion['question'], value: readonly string[]): string {
	if (value.length === 0) return '（没有作答）';
	const marks = new Map(optionsOf(question).map(({ key, mark }) => [key, mark]));
	return value.map((part) => marks.get(part) ?? part).join('；');
}

function AnswerFields(props: PartProps) {
	const { item, view, attempt } = props;
	const { question } = item;
	const disabled = view.phase !== 'working' || question.id in view.conflicts;
	const entry = entryOf(view, question.id);
	const change = (value: readonly string[]): void => attempt.answer(question.id, value);
	const fields = { question, value: entry.value, disabled, onChange: change };
	switch (question.type) {
		case 'single':
		case 'multiple':
		case 'judge':
			return <Choices {...fields} />;
		case 'blank':
			return <Blanks {...fields} />;
		case 'short':
			return <ShortAnswer {...fields} />;
		case 'program':
			return <ProgramAnswer {...fields} />;
	}
}

function Choices({ question, value, disabled, onChange }: AnswerFieldProps) {
	const many = question.type === 'multiple';
	return (
		<fieldset className={styles.options} disabled={disabled}>
			<legend className={styles.optionsLabel}>{many ? '可以选几项' : '选一项'}</legend>
			{optionsOf(question).map(({ key, mark, html }) => (
				<label key={key} className={styles.option}>
					<input
						type={many ? 'checkbox' : 'radio'}
						name={question.id}
						value={key}
						checked={value.includes(key)}
						onChange={() => onChange(choose(question, value, key))}
					/>
					{/* Part of the name: a formula alone may have none. */}
					<span className={styles.mark} aria-hidden={question.type === 'judge'}>
						{mark}
					</span>
					<span className={styles.optionText}>
						<RichText content={html} format="html" />
					</span>
				</label>
			))}
			{value.length > 0 && !disabled && <Button label="清除选择" kind="text" onPress={() => onChange([])} />}
		</fieldset>
	);
}

/** Answers that are longer than this are refused by the server. */
const BLANK_LENGTH = 200;
const SHORT_LENGTH = 5000;

function Blanks({ question, value, disabled, onChange }: AnswerFieldProps) {
	const count = Math.max(1, question.blanks ?? 1);
	const parts = Array.from({ length: count }, (_, index) => value[index] ?? '');
	const change = (index: number, text: string): void => {
		const next = parts.with(index, text);
		onChange(next.every((part) => part === '') ? [] : next);
	};
	return (
		<div className={styles.blanks}>
			{parts.map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a blank is known by its position
				<label key={index} className={styles.blank}>
					<span>第 {index + 1} 空</span>
					<input
						type="text"
						value={part}
						disabled={disabled}
						maxLength={BLANK_LENGTH}
						autoComplete="off"
						onChange={({ target }) => change(index, target.value)}
					/>
				</label>
			))}
		</div>
	);
}

function ShortAnswer({ value, disabled, onChange }: AnswerFieldProps) {
	const id = useId();
	const text = value[0] ?? '';
	return (
		<div className={styles.short}>
			<label htmlFor={id}>我的回答</label>
			<textarea
				id={id}
				rows={8}
				value={text}
				disabled={disabled}
				maxLength={SHORT_LENGTH}
				aria-describedby={`${id}count`}
				onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value === '' ? [] : [target.value])}
			/>
			<span id={`${id}count`} className={styles.muted}>
				{text.length}/{SHORT_LENGTH} 字
			</span>
		</div>
	);
}
