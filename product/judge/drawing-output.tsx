import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { JudgedDrawing } from './api-types.ts';
import styles from './workbench.module.css';

const ComparedPicture = lazyComponent(async () => (await import('#app/programs/compared-picture.tsx')).ComparedPicture);
export const DrawnPicture = lazyComponent(async () => (await import('#app/programs/compared-picture.tsx')).DrawnPicture);

/** Whether the output of a case is a drawing: its lines are marks of turtles. */
export const isDrawing = (output: string): boolean => /^\["[a-z-]+",/.test(output);

interface DrawingOutputProps {
	/** Null if nothing was compared. */
	expected: string | null;
	/** Absent if the judge knows no drawings. */
	judged: JudgedDrawing | undefined;
}

/** The drawing of a program, and its differences from the expected drawing in words. */
export function DrawingOutput({ expected, judged }: DrawingOutputProps) {
	if (!judged)
		return (
			<>
				<p className={styles.note}>没有收到画面，只能看到应该的样子。</p>
				{expected !== null && <DrawnPicture drawing={expected} label="应该的画面" />}
			</>
		);
	const { drawn, difference } = judged;
	return (
		<>
			{difference !== '' && <p className={styles.said}>{difference}</p>}
			{expected !== null && difference !== '' ? (
				<ComparedPicture drawn={drawn} expected={expected} />
			) : (
				<DrawnPicture drawing={drawn} label="你的画面" />
			)}
		</>
	);
}
