/** The parts of scratchblocks that are used here: the package has no types. */
declare module 'scratchblocks/syntax/model.js' {
	export class Label {
		constructor(text: string);
	}
	export class Icon {
		constructor(name: string);
	}
	export class Input {
		constructor(shape: string, value: string);
	}
	export class Block {
		constructor(info: { category: string; shape: string }, children: readonly Part[]);
	}
	export class Script {
		constructor(blocks: readonly Block[]);
	}
	export class Document {
		constructor(scripts: readonly Script[]);
	}
	type Part = Label | Icon | Input | Block | Script;
}

declare module 'scratchblocks/scratch3/index.js' {
	import type { Document } from 'scratchblocks/syntax/model.js';

	/** Takes what draws and measures from the page. Once, before the first view. */
	export function init(window: Window): void;
	export function newView(document: Document, options: { style: string; scale: number }): { render(): SVGSVGElement };
}

declare module 'scratchblocks/scratch3/style.css.js' {
	const css: string;

	// biome-ignore lint/style/noDefaultExport: the package exports it so
	export default css;
}
