/// <reference path="./scratchblocks.d.ts" />
import { init, newView } from 'scratchblocks/scratch3/index.js';
import css from 'scratchblocks/scratch3/style.css.js';
import { Block as BlockModel, Document, Icon, Input, Label, Script as ScriptModel } from 'scratchblocks/syntax/model.js';
import type { Block, BlockPart, Script } from './block.ts';

/** Black words: white ones on the yellow of events have a contrast of 1.6 to 1. */
const STYLE = 'scratch3-high-contrast';
const SCALE = 0.8;

/** The style sheet of the blocks is no element, which a strict content security policy would refuse. */
const sheet = new CSSStyleSheet();

function prepare(): void {
	if (document.adoptedStyleSheets.includes(sheet)) return;
	init(window);
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}

export function drawScript(script: Script): SVGSVGElement {
	prepare();
	const svg = newView(new Document([toScript(script)]), { style: STYLE, scale: SCALE }).render();
	svg.classList.add(`scratchblocks-style-${STYLE}`);
	return svg;
}

const toScript = (script: Script): ScriptModel => new ScriptModel(script.map(toBlock));

const toBlock = ({ category, shape, parts }: Block): BlockModel => new BlockModel({ category, shape }, parts.map(toPart));

function toPart(part: BlockPart): Label | Icon | Input | BlockModel | ScriptModel {
	switch (part.kind) {
		case 'text':
			return new Label(part.text);
		case 'icon':
			return new Icon(part.name);
		case 'value':
			return new Input(part.shape, part.value);
		case 'block':
			return toBlock(part.block);
		case 'script':
			return toScript(part.script);
	}
}
