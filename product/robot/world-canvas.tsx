import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useRoom } from '#app/documents/use-room.ts';
import { playFrames } from '#app/programs/play-frames.ts';
import type { World } from '#engines/robot/world.ts';
import styles from './robot-view.module.css';

interface WorldCanvasProps {
	world: World;
	label: string;
	/** Draws the world; `pixels`: width of the canvas in pixels of the page. */
	paint: (context: CanvasRenderingContext2D, pixels: number) => void;
	/** Paints in each frame. */
	isMoving?: boolean;
}

/** Finer pixels of a screen cost more than they show. */
const MOST_RATIO = 2;

/** A canvas in the shape of the field, as wide as there is room. It is painted anew with each `paint`. */
export function WorldCanvas({ world, label, paint, isMoving = false }: WorldCanvasProps) {
	const stage = useRef<HTMLDivElement>(null);
	const canvas = useRef<HTMLCanvasElement>(null);
	const room = useRoom(stage, 0);
	const pixels = room?.width ?? 0;
	const ratio = world.field.width / world.field.height;
	// Draws on the canvas, which keeps no elements.
	useLayoutEffect(() => {
		const context = canvas.current?.getContext('2d', { alpha: false });
		if (!context || pixels === 0) return;
		const width = Math.round(pixels * Math.min(MOST_RATIO, devicePixelRatio));
		if (context.canvas.width !== width) Object.assign(context.canvas, { width, height: Math.round(width / ratio) });
		paint(context, pixels);
		if (!isMoving) return;
		return playFrames(() => {
			paint(context, pixels);
			return true;
		});
	}, [pixels, ratio, paint, isMoving]);
	return (
		<div ref={stage} className={styles.stage} style={{ '--ratio': ratio } as CSSProperties}>
			<canvas ref={canvas} className={styles.canvas} role="img" aria-label={label} />
		</div>
	);
}
