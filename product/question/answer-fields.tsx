import { useId } from 'react';
import styles from './answer-fields.module.css';
import { type AnswerValue, blankCount, fillBlank, type QuestionContent } from './answer-options.ts';
import { Choices } from './options.tsx';

interface AnswerFieldsProps {
	question: QuestionContent;
	value: AnswerValue;
	/** Text fields become read-only instead, so that they keep the focus. */
	disabled?: boolean;
	/** The right options, once they may be shown. */
	rightKeys?: readonly string[] | undefined;
	/** Offers a button that takes the choice back. */
	clearable?: boolean;
	/** Not needed by fields that are disabled. */
	onChange?: (value: AnswerValue) => void;
}

/** Fields for the answer to a question. A program has a workbench of its own, so it has none here. */
export function AnswerFields({ question, value, disabled = false, rightKeys, clearable = false, onChange }: AnswerFieldsProps) {
	const fields = { question, value, disabled, onChange: (next: AnswerValue): void => onChange?.(next) };
	switch (question.type) {
		case 'single':
		case 'multiple':
		case 'judge':
			return <Choices {...fields} rightKeys={rightKeys} clearable={clearable} />;
		case 'blank':
			return <Blanks {...fields} />;
		case 'short':
			return <ShortAnswer {...fields} />;
		case 'program':
			return null;
	}
}

interface TextFieldsProps {
	question: QuestionContent;
	value: AnswerValue;
	disabled: boolean;
	onChange: (value: AnswerValue) => void;
}

/** The server refuses longer answers. */
const BLANK_LENGTH = 200;
const SHORT_LENGTH = 5000;

const Blanks = ({ question, value, disabled, onChange }: TextFieldsProps) => (
	<div className={styles.texts}>
		{Array.from({ length: blankCount(question) }, (_item, index) => `第 ${index + 1} 空`).map((label, index) => (
			<label key={label} className={styles.blank}>
				<span>{label}</span>
				<input
					type="text"
					className="field"
					value={value[index] ?? ''}
					readOnly={disabled}
					maxLength={BLANK_LENGTH}
					autoComplete="off"
					onChange={({ target }) => onChange(fillBlank(question, value, index, target.value))}
				/>
			</label>
		))}
	</div>
);

function ShortAnswer({ value, disabled, onChange }: TextFieldsProps) {
	const id = useId();
	const text = value[0] ?? '';
	return (
		<div className={styles.texts}>
			<label htmlFor={id}>我的回答</label>
			<textarea
				id={id}
				className="field"
				rows={8}
				value={text}
				readOnly={disabled}
				maxLength={SHORT_LENGTH}
				aria-describedby={`${id}count`}
				onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
			/>
			<span id={`${id}count`} className="caption">
				{text.length}/{SHORT_LENGTH} 字
			</span>
		</div>
	);
}
