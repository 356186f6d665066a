import * as texts from '#generated/messages/blocks/form/avatar.ts';
export interface Size {
	width: number;
	height: number;
}

/** Centre of the square in px of the picture, and the zoom relative to the initial crop. */
export interface Crop {
	x: number;
	y: number;
	zoom: number;
}

export const MAX_ZOOM = 4;

export const firstCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

export function moveCrop(size: Size, crop: Crop, across: number, down: number): Crop {
	const side = sideOf(size, crop);
	return within(size, { ...crop, x: crop.x + across * side, y: crop.y + down * side });
}

export const zoomCrop = (size: Size, crop: Crop, zoom: number): Crop =>
	within(size, { ...crop, zoom: Math.min(Math.max(zoom, 1), MAX_ZOOM) });

function within(size: Size, crop: Crop): Crop {
	const half = sideOf(size, crop) / 2;
	const clamp = (middle: number, length: number): number => Math.min(Math.max(middle, half), length - half);
	return { ...crop, x: clamp(crop.x, size.width), y: clamp(crop.y, size.height) };
}

export function cropInWords(size: Size, crop: Crop): string {
	const side = sideOf(size, crop);
	const share = (middle: number, length: number): number =>
		length - side < 1 ? 50 : Math.round(((middle - side / 2) / (length - side)) * 100);
	return texts.position({ zoom: crop.zoom.toFixed(1), x: share(crop.x, size.width), y: share(crop.y, size.height) });
}
