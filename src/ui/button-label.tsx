import styles from './button-label.module.css';

/** Two Chinese characters are spaced by CSS, so that the text and the accessible name contain no space. */
const TWO_CHARACTERS = /^\p{Script=Han}{2}$/u;

/** Text of a button, with the spacing of two-character labels. */
export const ButtonLabel = ({ text }: { text: string }) => (
	<span className={TWO_CHARACTERS.test(text) ? styles.two : undefined}>{text}</span>
);
