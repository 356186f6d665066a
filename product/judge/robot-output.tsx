import { ShownWorld } from '#app/robot/shown-world.tsx';
import type { JudgedRobot } from './api-types.ts';
import { isDrawing } from './drawing-output.tsx';
import type { Example } from './parse-examples.ts';
import styles from './workbench.module.css';

/** How a program runs in the page with a case. What is expected of drawings and robots is not printed. */
export function runOf({ input, output }: Example, inWorlds: boolean): { input: string; world?: string; expected: string | null } {
	if (inWorlds) return { input: '', world: input, expected: null };
	return { input, expected: isDrawing(output) ? null : output };
}

interface RobotOutputProps {
	/** Names the world of the case. */
	world: string;
	/** Absent if the judge knows no robots. */
	judged: JudgedRobot | undefined;
}

/** How the robot of a program drove, and what it did not do in words. */
export const RobotOutput = ({ world, judged }: RobotOutputProps) => (
	<>
		{!judged && <p className={styles.note}>没有收到机器人走的路：现在的判题机不认识机器人，只能看到世界的样子。</p>}
		{judged && judged.difference !== '' && <p className={styles.said}>{judged.difference}</p>}
		<ShownWorld name={world} moves={judged?.moves} {...(judged?.difference === '' && { says: 'end' })} />
	</>
);
