import { RobotView } from '#app/robot/robot-view.tsx';
import { worldOf } from '#app/robot/world-case.ts';
import { taskOf } from '#app/robot/world-words.ts';
import type { ComponentProps } from '#generated/component-props.ts';

const NO_MOVES: readonly string[] = [];

/** A world from above with its robot at the start, and what is to be done there. */
export function PlayedWorld({ world: text }: ComponentProps['competition#PlayedWorld']) {
	const world = worldOf(text);
	if (!world) return null;
	const task = taskOf(world);
	return (
		<figure>
			<RobotView world={world} moves={NO_MOVES} label={`从上面看：${task}`} />
			<figcaption>{task}</figcaption>
		</figure>
	);
}
