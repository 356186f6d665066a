import { useCallback } from 'react';
import type { World } from '#engines/robot/world.ts';
import { drawWorld, lookAt, wholeOf } from './draw-world.ts';
import { WorldCanvas } from './world-canvas.tsx';

/** A world from above, where nothing moves. */
export function WorldPicture({ world, label }: { world: World; label: string }) {
	const paint = useCallback(
		(context: CanvasRenderingContext2D, pixels: number) => {
			lookAt(context, wholeOf(world));
			drawWorld(context, world, world.field.width / pixels);
		},
		[world],
	);
	return <WorldCanvas world={world} label={label} paint={paint} />;
}
