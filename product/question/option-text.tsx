import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { QuestionContent } from './answer-options.ts';
import styles from './options.module.css';

interface OptionTextProps {
	question: QuestionContent;
	mark: string;
	html: string;
}

/** Mark and text of an option, in answer fields and in given answers. */
export const OptionText = ({ question: { type, format = 'html' }, mark, html }: OptionTextProps) => (
	<>
		<span className={styles.mark} aria-hidden={type === 'judge' || undefined}>
			{mark}
		</span>
		<span className={styles.text}>
			<RichText inline={format === 'text'} content={html} format={format} />
		</span>
	</>
);
