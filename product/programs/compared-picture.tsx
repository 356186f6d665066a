import { useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './compared-picture.module.css';
import { drawPicture, RESOLUTION } from './draw-picture.ts';
import { describePicture } from './picture-view.tsx';
import { type Picture, type Point, pictureOf } from './turtle-picture.ts';

interface ComparedPictureProps {
	/** Drawings as the judge has them: a mark a line. */
	drawn: string;
	expected: string;
}

/** The drawing of a program on top of the expected drawing, which is pale. */
export function ComparedPicture({ drawn, expected }: ComparedPictureProps) {
	const [own, right] = [usePicture(drawn), usePicture(expected)];
	const [isLaidUnder, setLaidUnder] = useState(true);
	const size: Point = [Math.max(own.size[0], right.size[0]), Math.max(own.size[1], right.size[1])];
	return (
		<>
			<div className={styles.frame} style={{ background: own.background }}>
				{isLaidUnder && <Layer picture={right} size={size} label={`应该的画面，淡淡地垫在下面：${describePicture(right)}`} pale />}
				<Layer picture={own} size={size} label={`你的画面：${describePicture(own)}`} />
			</div>
			<Button label={isLaidUnder ? '只看我画的' : '垫上应该的画面'} icon="eye" kind="text" onPress={() => setLaidUnder(!isLaidUnder)} />
		</>
	);
}

/** A drawing alone, such as that of a sample. */
export function DrawnPicture({ drawing, label }: { drawing: string; label: string }) {
	const picture = usePicture(drawing);
	return (
		<div className={styles.frame} style={{ background: picture.background }}>
			<Layer picture={picture} size={picture.size} label={`${label}：${describePicture(picture)}`} />
		</div>
	);
}

/** Without turtles, which do not count. */
const usePicture = (drawing: string): Picture => useMemo(() => ({ ...pictureOf(drawing), turtles: [] }), [drawing]);

interface LayerProps {
	picture: Picture;
	size: Point;
	label: string;
	pale?: boolean;
}

function Layer({ picture, size: [width, height], label, pale = false }: LayerProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	// Draws on the canvas, which keeps no elements.
	useEffect(() => {
		const context = canvas.current?.getContext('2d');
		if (!context) return;
		context.clearRect(0, 0, width * RESOLUTION, height * RESOLUTION);
		drawPicture(context, { ...picture, background: 'transparent' });
	}, [picture, width, height]);
	return (
		<canvas
			ref={canvas}
			className={classNames(styles.canvas, pale && styles.pale)}
			width={width * RESOLUTION}
			height={height * RESOLUTION}
			role="img"
			aria-label={label}
		/>
	);
}
