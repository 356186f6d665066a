import type { QuestionContent } from '../answer-options.ts';
import styles from './lines.module.css';

/** Lines to number by hand, with a box for the level of indentation where students set it. */
export const PaperLines = ({ question: { lines = [], indents = false } }: { question: QuestionContent }) => (
	<>
		<p className={styles.help}>在方框里写上这一行是第几行{indents && '，在后面写上缩进几层'}；用不上的行画叉。</p>
		<ul className={styles.list} aria-label="程序行">
			{lines.map(({ id, text }) => (
				<li key={id} className={styles.paper}>
					<span className={styles.box} />
					<code className={styles.code}>{text}</code>
					{indents && (
						<span className={styles.indent}>
							缩进 <span className={styles.box} />
						</span>
					)}
				</li>
			))}
		</ul>
	</>
);
