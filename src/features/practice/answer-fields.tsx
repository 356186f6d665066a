import { useId } from 'react';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { Question, QuestionKey } from './api-types.ts';
import { choose, fillBlank, JUDGE_OPTIONS, type Value } from './practice-rules.ts';
import styles from './question-card.module.css';

export interface AnswerFieldsProps {
	question: Question;
	value: Value;
	/** Set once the question is graded; the fields are then read-only. */
	answerKey: QuestionKey | null;
	onChange(value: Value): void;
}

export function AnswerFields(props: AnswerFieldsProps) {
	switch (props.question.type) {
		case 'single':
		case 'multiple':
		case 'judge':
			return <Options {...props} />;
		case 'blank':
			return <Blanks {...props} />;
		case 'short':
			return <ShortAnswer {...props} />;
		case 'program':
			return null;
	}
}

function Options({ question, value, answerKey, onChange }: AnswerFieldsProps) {
	const name = useId();
	const many = question.type === 'multiple';
	const options = question.type === 'judge' ? JUDGE_OPTIONS : (question.options ?? []);
	return (
		<fieldset className={styles.options} disabled={answerKey !== null}>
			<legend className="visually-hidden">{many ? '选项，可以选几个' : '选项'}</legend>
			{options.map((option) => (
				<label key={option.key} className={styles.option} data-mark={markOf(option.key, value, answerKey)}>
					<input
						type={many ? 'checkbox' : 'radio'}
						name={name}
						checked={value.includes(option.key)}
						onChange={() => onChange(choose(question, value, option.key))}
					/>
					{'html' in option ? (
						<>
							<b>{option.key}</b>
							<RichText content={option.html} format="html" />
						</>
					) : (
						<span>{option.label}</span>
					)}
				</label>
			))}
		</fieldset>
	);
}

function markOf(key: string, value: Value, answerKey: QuestionKey | null): 'right' | 'wrong' | undefined {
	if (answerKey?.answer.includes(key)) return 'right';
	return answerKey && value.includes(key) ? 'wrong' : undefined;
}

const Blanks = ({ question: { blanks = 1 }, value, answerKey, onChange }: AnswerFieldsProps) => (
	<div className={styles.blanks}>
		{Array.from({ length: blanks }, (_item, index) => `第 ${index + 1} 空`).map((label, index) => (
			<label key={label} className={styles.blank}>
				{blanks === 1 ? '答案' : label}
				<input
					type="text"
					className={styles.field}
					autoComplete="off"
					readOnly={answerKey !== null}
					value={value[index] ?? ''}
					onChange={({ target }) => onChange(fillBlank(value, index, target.value))}
				/>
			</label>
		))}
	</div>
);

const LONGEST = 4000;

const ShortAnswer = ({ value, answerKey, onChange }: AnswerFieldsProps) => (
	<label className={styles.blank}>
		答案
		<textarea
			className={styles.field}
			rows={5}
			maxLength={LONGEST}
			readOnly={answerKey !== null}
			value={value[0] ?? ''}
			onChange={({ target }) => onChange([target.value])}
		/>
	</label>
);
