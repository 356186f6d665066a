import { useCallback } from 'react';
import type { World } from '#engines/robot/world.ts';
import { drawRobot } from './draw-robot.ts';
import { drawWorld, lookAt, wholeOf } from './draw-world.ts';
import { WorldCanvas } from './world-canvas.tsx';

/** A world from above, with the robot at its start. */
export function WorldPicture({ world, label }: { world: World; label: string }) {
	const paint = useCallback(
		(context: CanvasRenderingContext2D, pixels: number) => {
			lookAt(context, wholeOf(world));
			drawWorld(context, world, world.field.width / pixels);
			const { x, y, heading } = world.start;
			drawRobot(context, { x, y, heading: (heading * Math.PI) / 180, lamp: '', isTouching: false });
		},
		[world],
	);
	return <WorldCanvas world={world} label={label} paint={paint} />;
}
