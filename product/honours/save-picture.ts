import { downloadBlob } from '#src/lib/download-file.ts';

/** Saves an SVG as a PNG after the page's fonts are loaded. Resolves with false if the browser cannot rasterise it. */
export async function savePicture(svg: SVGSVGElement, size: { width: number; height: number }, name: string): Promise<boolean> {
	await document.fonts.ready;
	const source = new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml;charset=utf-8' });
	const address = URL.createObjectURL(source);
	const picture = await paint(address, size).catch(() => null);
	URL.revokeObjectURL(address);
	if (!picture) return false;
	downloadBlob(picture, name);
	return true;
}

const SCALE = 2;

async function paint(address: string, { width, height }: { width: number; height: number }): Promise<Blob | null> {
	const image = new Image(width, height);
	image.src = address;
	await image.decode();
	const canvas = document.createElement('canvas');
	canvas.width = width * SCALE;
	canvas.height = height * SCALE;
	canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
