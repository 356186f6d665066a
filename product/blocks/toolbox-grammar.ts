/** The manifests of toolboxes: which blocks a child of a level finds, in which drawers. */
import type { Collection } from '#codegen/collection.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { list, type ObjectGrammar, object, record, required, string } from '#codegen/grammar/grammar.ts';
import type { ObjectSpec, Spec } from '#codegen/read/spec.ts';
import { contrastWithWhite } from './contrast.ts';
import { KINDS } from './kinds.ts';

const drawer: ObjectGrammar = {
	name: 'Drawer',
	doc: 'Blocks that belong together.',
	keys: {
		title: required(string(), 'Name of the drawer.'),
		colour: required(string(/^#[0-9a-f]{6}$/, 'a colour such as #4c6fbf'), 'Colour of its blocks, below white words.'),
		blocks: required(record(string()), 'Its blocks by type, each with what a child can do with it.'),
	},
};

const toolbox: ObjectGrammar = {
	name: 'Toolbox',
	doc: 'Blocks of a level.',
	keys: {
		title: required(string(), 'Name of the level.'),
		drawers: required(list(object(drawer), true), 'Drawers, from top to bottom.'),
	},
};

/** Of white words on a colour: https://www.w3.org/TR/WCAG21/#contrast-minimum. */
const LEAST_CONTRAST = 4.5;

function checkToolbox(toolbox: ObjectSpec, report: Report): void {
	const seen = new Set<string>();
	for (const drawer of itemsOf(toolbox.keys.get('drawers')?.value)) {
		checkColour(drawer.keys.get('colour')?.value, report);
		const blocks = drawer.keys.get('blocks')?.value;
		if (blocks?.kind !== 'record') continue;
		for (const [type, { key, value }] of blocks.entries) {
			checkBlock(type, key, value, report);
			if (seen.has(type))
				report({ code: 'duplicate-block', message: `The block \`${type}\` is in two drawers.`, hint: 'Keep one.', at: key });
			seen.add(type);
		}
	}
}

function checkColour(colour: Spec | undefined, report: Report): void {
	if (colour?.kind !== 'scalar') return;
	const contrast = contrastWithWhite(String(colour.value));
	if (contrast >= LEAST_CONTRAST) return;
	report({
		code: 'pale-blocks',
		message: `White words on this colour have a contrast of ${contrast.toFixed(1)}; ${LEAST_CONTRAST} is the least that everyone can read.`,
		hint: 'Take a darker colour.',
		at: colour.at,
	});
}

function checkBlock(type: string, at: SourceSpan, example: Spec, report: Report): void {
	if (!KINDS.has(type))
		report({
			code: 'unknown-block',
			message: `There is no block \`${type}\`, so the drawer would lack it.`,
			...suggestName({ name: type, at, candidates: [...KINDS.keys()], otherwise: 'Correct the type, or remove it.' }),
		});
	if (example.kind === 'scalar' && String(example.value).trim() === '')
		report({
			code: 'block-without-example',
			message: `The block \`${type}\` has no example.`,
			hint: 'Say what a child can do with it.',
			at,
		});
}

const itemsOf = (spec: Spec | undefined): ObjectSpec[] =>
	spec?.kind === 'list' ? spec.items.filter((item): item is ObjectSpec => item.kind === 'object') : [];

export const collection: Collection = {
	shape: toolbox,
	check: (toolboxes, report) => {
		for (const each of toolboxes.values()) checkToolbox(each, report);
	},
};
