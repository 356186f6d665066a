export type Zoom = 'width' | 'page' | number;

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

export interface Size {
	width: number;
	height: number;
}

export function scaleOf(zoom: Zoom, sheet: Size, room: Size): number {
	if (typeof zoom === 'number') return zoom;
	const width = Math.max(room.width, 1) / sheet.width;
	return zoom === 'width' ? width : Math.min(width, Math.max(room.height, 1) / sheet.height);
}

export function zoomFrom(scale: number, direction: 1 | -1): number {
	const larger = STEPS.find((step) => step > scale + 0.001) ?? 4;
	const smaller = STEPS.findLast((step) => step < scale - 0.001) ?? 0.25;
	return direction > 0 ? larger : smaller;
}

export function zoomByKey(key: string, scale: number): Zoom | null {
	if (key === '+' || key === '=') return zoomFrom(scale, 1);
	if (key === '-') return zoomFrom(scale, -1);
	return key === '0' ? 'page' : null;
}
