import { HEIGHT, ink, type Shape, WIDTH } from './shape.ts';

/** Text for XML and HTML. */
export const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** The commonest size of text, which is given once for the whole picture. */
const SIZE = '20';
const at = (value: number): string => String(Math.round(value));

export function shapeSvg(shape: Shape): string {
	const { fill = 'none', stroke, width = 2 } = shape;
	const style = `fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''}`;
	switch (shape.kind) {
		case 'rect':
			return `<rect x="${at(shape.x)}" y="${at(shape.y)}" width="${at(shape.w)}" height="${at(shape.h)}" ${shape.round ? `rx="${shape.round}" ` : ''}${style}/>`;
		case 'circle':
			return `<circle cx="${at(shape.x)}" cy="${at(shape.y)}" r="${at(shape.r)}" ${style}/>`;
		case 'line': {
			const points = shape.points.map(([x, y]) => `${at(x)},${at(y)}`).join(' ');
			return `<poly${shape.closed ? 'gon' : 'line'} points="${points}" ${style}/>`;
		}
		case 'text': {
			const attributes = [
				`x="${at(shape.x)}" y="${at(shape.y + shape.size * 0.36)}"`,
				...(at(shape.size) === SIZE ? [] : [`font-size="${at(shape.size)}"`]),
				...(shape.start ? ['text-anchor="start"'] : []),
				...(shape.mono ? ['font-family="monospace" xml:space="preserve"'] : []),
				...(fill === ink.night ? [] : [`fill="${fill}"`]),
			];
			return `<text ${attributes.join(' ')}>${xmlText(shape.text)}</text>`;
		}
	}
}

/** A picture of its own. `name` is its title for screen readers. */
export const pictureSvg = (shapes: readonly Shape[], name: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="${SIZE}" text-anchor="middle" fill="${ink.night}" stroke-linecap="round" role="img"><title>${xmlText(name)}</title><rect width="${WIDTH}" height="${HEIGHT}" rx="12" fill="${ink.board}"/>${shapes.map(shapeSvg).join('')}</svg>\n`;
