import { worlds } from '#generated/collections/worlds.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { RobotView } from './robot-view.tsx';

const NO_MOVES: readonly string[] = [];

/** A world, as it is before a run. */
export function WorldPicture({ name }: ComponentProps['robot#WorldPicture']) {
	const world = Object.entries(worlds).find(([each]) => each === name)?.[1];
	return world && <RobotView world={world} moves={NO_MOVES} label={world.title} />;
}
