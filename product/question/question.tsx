import { type ReactNode, type Ref, useId } from 'react';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { AnswerKey } from './answer-key.tsx';
import { type AnswerValue, optionsOf, type QuestionContent } from './answer-options.ts';
import type { QuestionKey, QuestionMaterial } from './api-types.ts';
import { Material } from './material.tsx';
import { OptionButtons, OptionList } from './options.tsx';
import styles from './question.module.css';

/** Fields to answer. */
interface Asked {
	mode: 'ask';
	value: AnswerValue;
	disabled?: boolean;
	clearable?: boolean;
	onChange: (value: AnswerValue) => void;
}

/** The fields with what is right and what is wrong, right after the answer. */
interface Graded {
	mode: 'graded';
	value: AnswerValue;
	answerKey: QuestionKey;
}

/** The answer beside the right one, after the paper is over; without a key as long as the server keeps it. */
interface Reviewed {
	mode: 'review';
	value: AnswerValue;
	answerKey: QuestionKey | null;
}

/** To read or to print; `room` to write the answer by hand. */
interface Printed {
	mode: 'print';
	room: boolean;
}

/** Inside a film: the first option that is pressed is the answer. */
interface Marked {
	mode: 'marker';
	/** Null until an option was pressed. */
	chosen: string | null;
	rightKey: string;
	explanation: string;
	onChoose: (key: string) => void;
}

interface QuestionParts {
	question: QuestionContent;
	/** Materials among which that of the question is. */
	materials?: readonly QuestionMaterial[];
	materialScrolls?: boolean;
	/** Heading level; without one the place of the question has the heading. */
	level?: 2 | 3;
	/** Position in a paper or a set, and how many questions there are. */
	no?: number | undefined;
	total?: number;
	/** Full score, in points. */
	score?: number;
	/** Takes the focus. */
	heading?: Ref<HTMLHeadingElement>;
	/** Beside the heading. */
	facts?: ReactNode;
	/** What answers a program; it shows the statement itself. */
	program?: ReactNode;
	/** Below the answer. */
	children?: ReactNode;
}

export type QuestionProps = QuestionParts & (Asked | Graded | Reviewed | Printed | Marked);

/** A question, wherever it is shown. */
export function Question(props: QuestionProps) {
	const { question, level, mode, program, children } = props;
	const { stemHtml, format = 'html' } = question;
	const id = useId();
	const Frame = level ? 'article' : 'div';
	const material = props.materials?.find((each) => each.id === question.materialId);
	return (
		<Frame className={styles.question} data-mode={mode} aria-labelledby={level && id}>
			{level && <Head {...props} level={level} id={id} {...(material && { material })} />}
			{material && mode !== 'print' && <Material material={material} folds={mode === 'review'} scrolls={props.materialScrolls ?? false} />}
			{program ?? (
				<>
					<div className={styles.stem}>
						<RichText inline={format === 'text'} content={stemHtml} format={format} />
					</div>
					<Answer {...props} />
				</>
			)}
			{children}
			{mode === 'print' && props.room && <div className={styles.room} data-long={question.type === 'short' || undefined} />}
			{mode === 'review' && props.answerKey && (
				<AnswerKey question={question} answerKey={props.answerKey} label={`第 ${props.no} 题的解析`} />
			)}
		</Frame>
	);
}

interface HeadProps extends QuestionParts {
	mode: QuestionProps['mode'];
	level: 2 | 3;
	id: string;
	material?: QuestionMaterial;
}

function Head({ question, mode, level, no, total, score, heading, facts, id, material }: HeadProps) {
	const type = useDictionaries().find('question_type', question.type)?.label ?? question.type;
	const Heading = level === 2 ? 'h2' : 'h3';
	return (
		<header className={styles.head}>
			<Heading ref={heading} id={id} className={styles.heading} tabIndex={heading ? -1 : undefined}>
				{no === undefined ? type : `第 ${no} 题`}
				{total !== undefined && <span className={styles.muted}>/ {total}</span>}
				{no !== undefined && <span className={styles.type}>{type}</span>}
				{score !== undefined && <span className={styles.muted}>{score} 分</span>}
			</Heading>
			{facts}
			{material && mode === 'print' && <span className={styles.muted}>看材料“{material.title}”</span>}
		</header>
	);
}

function Answer(props: QuestionProps) {
	const { question } = props;
	switch (props.mode) {
		case 'ask': {
			const { value, disabled = false, clearable = false, onChange } = props;
			return <AnswerFields question={question} value={value} disabled={disabled} clearable={clearable} onChange={onChange} />;
		}
		case 'graded':
			return <AnswerFields question={question} value={props.value} disabled rightKeys={props.answerKey.answer} />;
		case 'review':
			return <GivenAnswer question={question} value={props.value} rightKeys={props.answerKey?.answer} />;
		case 'print':
			return optionsOf(question).length > 0 && <OptionList question={question} />;
		case 'marker':
			return <MarkedOptions {...props} />;
	}
}

interface GivenAnswerProps {
	question: QuestionContent;
	value: AnswerValue;
	rightKeys: readonly string[] | undefined;
}

function GivenAnswer({ question, value, rightKeys }: GivenAnswerProps) {
	if (optionsOf(question).length > 0) return <OptionList question={question} value={value} rightKeys={rightKeys} />;
	const [language = '', ...program] = value;
	const lines = question.type === 'program' ? program : value;
	return (
		<dl className={styles.given}>
			<dt>我的答案{question.type === 'program' && language && `（${language}）`}</dt>
			<dd>
				{lines.length > 0 ? (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls by keyboard, too
					<pre tabIndex={0}>{lines.join('\n')}</pre>
				) : (
					'没有作答'
				)}
			</dd>
		</dl>
	);
}

const MarkedOptions = ({ question, chosen, rightKey, explanation, onChoose }: Marked & Pick<QuestionParts, 'question'>) => (
	<>
		<OptionButtons question={question} chosen={chosen} rightKey={rightKey} onChoose={onChoose} />
		<div role="status">
			{chosen !== null && (
				<p className={styles.explanation}>
					<strong>{chosen === rightKey ? '答对啦！' : `再想想，正确答案是 ${rightKey}。`}</strong>
					<RichText inline format="text" content={explanation} />
				</p>
			)}
		</div>
	</>
);
