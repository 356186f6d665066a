import { expect, test } from 'vitest';
import { type Crop, cropInWords, firstCrop, moveCrop, sideOf, zoomCrop } from '#src/blocks/form/crop.ts';

const WIDE = { width: 400, height: 200 };
const TALL = { width: 100, height: 300 };

test.each([
	[WIDE, { x: 200, y: 100, zoom: 1 }, 200],
	[TALL, { x: 50, y: 150, zoom: 1 }, 100],
])('starts with the largest centred square of %j', (size, crop, side) => {
	expect([firstCrop(size), sideOf(size, firstCrop(size))]).toEqual([crop, side]);
});

test.each<[string, Crop, number, number, Crop]>([
	['by shares of its side', { x: 200, y: 100, zoom: 2 }, 0.1, -0.1, { x: 210, y: 90, zoom: 2 }],
	['not over the right edge', { x: 200, y: 100, zoom: 1 }, 9, 0, { x: 300, y: 100, zoom: 1 }],
	['not over the upper left corner', { x: 200, y: 100, zoom: 2 }, -9, -9, { x: 50, y: 50, zoom: 2 }],
	['not at all where there is no room', { x: 200, y: 100, zoom: 1 }, 0, 1, { x: 200, y: 100, zoom: 1 }],
])('moves %s', (_name, crop, across, down, moved) => {
	expect(moveCrop(WIDE, crop, across, down)).toEqual(moved);
});

test.each<[Crop, number, Crop]>([
	[{ x: 200, y: 100, zoom: 1 }, 2, { x: 200, y: 100, zoom: 2 }],
	[{ x: 350, y: 50, zoom: 2 }, 1, { x: 300, y: 100, zoom: 1 }],
	[{ x: 200, y: 100, zoom: 1 }, 0.2, { x: 200, y: 100, zoom: 1 }],
	[{ x: 200, y: 100, zoom: 3.9 }, 9, { x: 200, y: 100, zoom: 4 }],
])('zooms %j to %d and stays within bounds', (crop, zoom, zoomed) => {
	expect(zoomCrop(WIDE, crop, zoom)).toEqual(zoomed);
});

test('announces its position', () => {
	expect(cropInWords(WIDE, { x: 250, y: 100, zoom: 2 })).toBe('放大 2.0 倍，左右 67%，上下 50%');
});
