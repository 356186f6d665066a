import { Icon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { AnswerValue, QuestionContent } from '../answer-options.ts';
import type { QuestionKey } from '../api-types.ts';
import { type ComparedLine, compareLines, LEVEL_WIDTH } from './line-order.ts';
import styles from './lines.module.css';

interface GivenLinesProps {
	question: QuestionContent;
	value: AnswerValue;
	/** Once it may be shown. */
	answerKey: QuestionKey | undefined;
}

const MISTAKES = { extra: '用不上这一行', order: '不该在这里', indent: '缩进不对' } as const;

/** The student's program; with a key, line by line what differs from a right order. */
export function GivenLines({ question, value, answerKey }: GivenLinesProps) {
	const orders = answerKey ? (answerKey.accept ?? [answerKey.answer]) : [value];
	const { lines, missing } = compareLines(question, value, orders);
	return (
		<>
			<ol className={styles.list} aria-label="我的程序">
				{lines.map((line, index) => (
					<li key={line.id} style={{ paddingInlineStart: line.indent * LEVEL_WIDTH }}>
						<div className={styles.card} data-verdict={answerKey && (line.mistake ? 'wrong' : 'right')}>
							<span className={styles.handle}>{index + 1}</span>
							<code className={styles.code}>{line.text}</code>
							{answerKey && <LineVerdict line={line} />}
						</div>
					</li>
				))}
			</ol>
			{missing.length > 0 && (
				<p className={styles.missing}>
					还缺：
					{missing.map(({ id, text }) => (
						<code key={id}>{text.trim()}</code>
					))}
				</p>
			)}
		</>
	);
}

const LineVerdict = ({ line: { mistake } }: { line: ComparedLine }) => (
	<span className={styles.verdict}>
		<Icon name={mistake ? 'close' : 'check'} />
		{mistake ? MISTAKES[mistake] : <VisuallyHidden>对</VisuallyHidden>}
	</span>
);
