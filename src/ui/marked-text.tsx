import { markWords } from '#src/lib/mark-words.ts';
import styles from './marked-text.module.css';

export function MarkedText({ text, words }: { text: string; words: string }) {
	return markWords(text, words).map((part, index) =>
		part.marked ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: parts are stateless and have no other identity
			<mark key={index} className={styles.mark}>
				{part.text}
			</mark>
		) : (
			part.text
		),
	);
}
