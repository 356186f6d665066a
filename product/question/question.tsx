import { type ReactNode, type Ref, useId } from 'react';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import { AnswerFields, type AnswerFieldsProps } from './answer-fields.tsx';
import { AnswerKey } from './answer-key.tsx';
import { type AnswerValue, optionsOf, type QuestionContent } from './answer-options.ts';
import type { QuestionKey, QuestionMaterial } from './api-types.ts';
import { GivenAnswer } from './given-answer.tsx';
import { MarkerOptions, type MarkerOptionsProps } from './marker-options.tsx';
import { Material } from './material.tsx';
import { OptionText } from './option-text.tsx';
import optionStyles from './options.module.css';
import styles from './question.module.css';

/** Fields to answer. They show the grade once they have the right keys. */
type Asked = { mode: 'ask' } & Omit<AnswerFieldsProps, 'question'>;

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

/** Inside a film. */
type Marked = { mode: 'marker' } & Omit<MarkerOptionsProps, 'question'>;

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
	/** The editor of a programming question, which shows the statement itself. */
	program?: ReactNode;
	/** Below the answer. */
	children?: ReactNode;
}

export type QuestionProps = QuestionParts & (Asked | Reviewed | Printed | Marked);

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
				<AnswerKey question={question} answerKey={props.answerKey} label={props.no === undefined ? '解析' : `第 ${props.no} 题的解析`} />
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
	switch (props.mode) {
		case 'ask':
			return <AnswerFields {...props} />;
		case 'review':
			return <GivenAnswer {...props} rightKeys={props.answerKey?.answer} />;
		case 'print':
			return <PaperOptions {...props} />;
		case 'marker':
			return <MarkerOptions {...props} />;
	}
}

/** Options to tick by hand. */
function PaperOptions({ question }: Pick<QuestionParts, 'question'>) {
	const options = optionsOf(question);
	if (options.length === 0) return null;
	return (
		<ul className={optionStyles.paper} aria-label="选项">
			{options.map(({ key, mark, html }) => (
				<li key={key} className={optionStyles.option}>
					<OptionText question={question} mark={question.type === 'judge' ? '' : mark} html={html} />
				</li>
			))}
		</ul>
	);
}
