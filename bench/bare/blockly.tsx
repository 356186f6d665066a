/** Blockly without the app: `?count=` of its own blocks in one stack, each with a shadow block in its slot. */
import 'blockly/blocks';
import { inject, serialization, setLocale } from 'blockly/core';
import * as words from 'blockly/msg/zh-hans';

interface StackedBlock {
	type: string;
	inputs: object;
	next?: { block: StackedBlock };
}

const print = { type: 'text_print', inputs: { TEXT: { shadow: { type: 'text' } } } };
const count = Number(new URLSearchParams(location.search).get('count'));
let first: StackedBlock = print;
for (let made = 1; made < count; made += 1) first = { ...print, next: { block: first } };

setLocale(Object.fromEntries(Object.entries(words).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []))));
const parent = document.body.appendChild(document.createElement('div'));
parent.style.cssText = 'width: 600px; height: 500px';
const workspace = inject(parent, {
	renderer: 'zelos',
	sounds: false,
	media: '/bare/',
	move: { scrollbars: true, drag: true, wheel: true },
});
serialization.workspaces.load({ blocks: { languageVersion: 0, blocks: [{ ...first, x: 120, y: 24 }] } }, workspace);
document.body.dataset.drawn = '';
