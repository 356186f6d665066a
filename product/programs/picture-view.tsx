import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { DrawnMark } from '#engines/watch.ts';
import { downloadBlob } from '#src/lib/download-file.ts';
import { Button } from '#src/ui/button.tsx';
import { drawPicture, RESOLUTION, svgOf } from './draw-picture.ts';
import styles from './step-view.module.css';
import { type Picture, pictureAt } from './turtle-picture.ts';

/** The turtle drawing at a step. */
export function PictureView({ marks, step }: { marks: readonly DrawnMark[]; step: number }) {
	const picture = useMemo(() => pictureAt(marks, step), [marks, step]);
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const context = canvas.current?.getContext('2d');
		if (context) drawPicture(context, picture);
	}, [picture]);
	const [width, height] = picture.size;
	return (
		<section className={styles.picture} aria-label="画面">
			<h3 className={styles.heading}>{picture.title || '画面'}</h3>
			<canvas
				ref={canvas}
				className={styles.canvas}
				width={width * RESOLUTION}
				height={height * RESOLUTION}
				role="img"
				aria-label={describePicture(picture)}
			/>
			<div className={styles.controls}>
				<SaveButtons canvas={canvas} picture={() => picture} />
			</div>
		</section>
	);
}

interface SaveButtonsProps {
	canvas: RefObject<HTMLCanvasElement | null>;
	picture: () => Picture;
}

/** Save what is drawn now. */
export function SaveButtons({ canvas, picture }: SaveButtonsProps) {
	const savePng = (): void => canvas.current?.toBlob((blob) => blob && downloadBlob(blob, '画.png'));
	const saveSvg = (): void => downloadBlob(new Blob([svgOf(picture())], { type: 'image/svg+xml' }), '画.svg');
	return (
		<>
			<Button label="存成 PNG" icon="download" kind="text" onPress={savePng} />
			<Button label="存成 SVG" icon="download" kind="text" onPress={saveSvg} />
		</>
	);
}

const KINDS = [
	['line', '条线'],
	['area', '块涂色'],
	['dot', '个圆点'],
	['text', '处文字'],
	['stamp', '个印章'],
] as const;

/** A picture in words. */
export function describePicture({ shapes, turtles }: Picture): string {
	const counts = KINDS.flatMap(([kind, unit]) => {
		const count = shapes.filter((shape) => shape.kind === kind).length;
		return count > 0 ? [`${count} ${unit}`] : [];
	});
	const where = turtles.map(({ at: [x, y], heading }) => `画笔在 (${x}, ${y})，朝 ${heading} 度`);
	return [counts.length > 0 ? `画了 ${counts.join('、')}` : '还没有画', ...where].join('，');
}
