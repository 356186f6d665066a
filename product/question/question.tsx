import { type ReactNode, type Ref, useId } from 'react';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { QuestionContent } from './answer-options.ts';
import type { QuestionMaterial } from './api-types.ts';
import { Material } from './material.tsx';
import styles from './question.module.css';

export interface QuestionProps {
	question: QuestionContent;
	/** To be answered, over and compared, on paper, or inside a film. */
	mode: 'ask' | 'review' | 'print' | 'marker';
	/** The answer as the mode shows it. Pages give it, so that each loads its own only. */
	answer: ReactNode;
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

/** A question, wherever it is shown. */
export function Question(props: QuestionProps) {
	const { question, level, mode, answer, program, children } = props;
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
					{answer}
				</>
			)}
			{children}
		</Frame>
	);
}

interface HeadProps extends QuestionProps {
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
