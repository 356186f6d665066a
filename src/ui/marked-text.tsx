import { markWords } from '#src/lib/mark-words.ts';
import styles from './marked-text.module.css';

/** Text in which the words that were looked for are marked. */
export function MarkedText({ text, words }: { text: string; words: string }) {
	return markWords(text, words).map((part, index) =>
		part.marked ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and none of them has state
			<mark key={index} className={styles.mark}>
				{part.text}
			</mark>
		) : (
			part.text
		),
	);
}
