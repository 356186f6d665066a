import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as texts from '#generated/messages/blocks/form/avatar.ts';
import styles from './avatar-control.module.css';
import { type Crop, cropInWords, firstCrop, MAX_ZOOM, moveCrop, sideOf, zoomCrop } from './crop.ts';

/** Size of the crop in px; headers and lists show it at a quarter of that or less. */
const CUT = 256;
const QUALITY = 0.86;
const STEP = 0.05;
const ZOOM_STEP = 0.2;

interface AvatarStageProps {
	picture: ImageBitmap;
	/** Receives the crop as a data URL after every change. */
	onCut: (address: string) => void;
}

export function AvatarStage({ picture, onCut }: AvatarStageProps) {
	const id = useId();
	const [crop, setCrop] = useState(() => firstCrop(picture));
	const canvas = useRef<HTMLCanvasElement>(null);
	const onCrop = useEffectEvent(onCut);
	// The canvas shows exactly the crop that the form sends.
	useEffect(() => {
		if (canvas.current) onCrop(cut(canvas.current, picture, crop));
	}, [picture, crop]);
	const drag = useDrag((across, down) => setCrop((now) => moveCrop(picture, now, -across, -down)));
	const onKeyDown = (event: KeyboardEvent): void => {
		const next = cropAfter(event.key, picture, crop);
		if (!next) return;
		event.preventDefault();
		setCrop(next);
	};
	return (
		<div className={styles.stage}>
			<button
				type="button"
				className={styles.frame}
				aria-label={texts.frame}
				aria-describedby={`${id}-how ${id}-now`}
				onKeyDown={onKeyDown}
				{...drag}
			>
				<canvas ref={canvas} width={CUT} height={CUT} />
			</button>
			<label className={styles.zoom}>
				{texts.zoom}
				<input
					type="range"
					min={1}
					max={MAX_ZOOM}
					step={ZOOM_STEP / 2}
					value={crop.zoom}
					onChange={({ target }) => setCrop(zoomCrop(picture, crop, Number(target.value)))}
				/>
			</label>
			<p id={`${id}-how`} className="note">
				{texts.help}
			</p>
			<p id={`${id}-now`} className="note" role="status">
				{cropInWords(picture, crop)}
			</p>
		</div>
	);
}

/** Null for other keys. An arrow key moves the visible area, as dragging does. */
function cropAfter(key: string, picture: ImageBitmap, crop: Crop): Crop | null {
	switch (key) {
		case 'ArrowLeft':
			return moveCrop(picture, crop, STEP, 0);
		case 'ArrowRight':
			return moveCrop(picture, crop, -STEP, 0);
		case 'ArrowUp':
			return moveCrop(picture, crop, 0, STEP);
		case 'ArrowDown':
			return moveCrop(picture, crop, 0, -STEP);
		case '+':
		case '=':
			return zoomCrop(picture, crop, crop.zoom + ZOOM_STEP);
		case '-':
			return zoomCrop(picture, crop, crop.zoom - ZOOM_STEP);
		default:
			return null;
	}
}

function cut(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): string {
	const context = canvas.getContext('2d');
	const side = sideOf(picture, crop);
	if (!context) return '';
	context.fillStyle = '#fff';
	context.fillRect(0, 0, CUT, CUT);
	context.imageSmoothingQuality = 'high';
	context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, CUT, CUT);
	return canvas.toDataURL('image/jpeg', QUALITY);
}

type DragProps = Pick<React.ComponentProps<'button'>, 'onPointerDown' | 'onPointerMove'>;

function useDrag(onDrag: (across: number, down: number) => void): DragProps {
	const last = useRef({ x: 0, y: 0 });
	return {
		onPointerDown({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
			currentTarget.setPointerCapture(pointerId);
			last.current = { x: clientX, y: clientY };
		},
		onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
			if (!currentTarget.hasPointerCapture(pointerId)) return;
			const { x, y } = last.current;
			last.current = { x: clientX, y: clientY };
			onDrag((clientX - x) / currentTarget.clientWidth, (clientY - y) / currentTarget.clientWidth);
		},
	};
}
