import { compareOutput } from './compare-output.ts';
import { Difference } from './difference.tsx';
import { whatDiffers } from './what-differs.ts';
import styles from './workbench.module.css';

/** Actual and expected output side by side, with a sentence if they differ only in spaces, lines or case. */
export function ComparedOutput({ actual, expected }: { actual: string; expected: string }) {
	const comparison = compareOutput(actual, expected);
	const said = comparison.cut ? null : whatDiffers(actual, expected);
	return (
		<>
			{said && <p className={styles.said}>{said}</p>}
			{comparison.same ? <PlainOutput text={actual} /> : <Difference comparison={comparison} />}
		</>
	);
}

export const PlainOutput = ({ text }: { text: string }) =>
	text === '' ? <p className={styles.note}>程序没有输出</p> : <pre className={styles.lines}>{text}</pre>;
