/** The manifests of toolboxes: which blocks a child of a level finds, in which drawers. */
import type { Collection } from '#codegen/collection.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { anyOf, list, type ObjectGrammar, object, required, string } from '#codegen/grammar/grammar.ts';
import type { ObjectSpec, Spec } from '#codegen/read/spec.ts';
import { contrastWithWhite } from './contrast.ts';
import { KINDS } from './kinds.ts';
import { toolboxFindings } from './toolbox-findings.ts';

const drawer: ObjectGrammar = {
	name: 'Drawer',
	doc: 'Blocks that belong together.',
	keys: {
		title: required(string(), 'Name of the drawer.'),
		colour: required(string(/^#[0-9a-f]{6}$/, 'a colour such as #4c6fbf'), 'Colour of its blocks, below white words.'),
		blocks: required(list(anyOf(...KINDS.keys()), true), 'Types of its blocks, from top to bottom.'),
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

type ToolboxReport = Report<keyof typeof toolboxFindings>;

/** Blocks and titles so far, each with its first place. */
type Places = Map<string, SourceSpan>;

function checkToolboxes(toolboxes: ReadonlyMap<string, ObjectSpec>, report: ToolboxReport): void {
	const titles: Places = new Map();
	for (const [name, toolbox] of toolboxes) {
		checkTitle(toolbox, titles, report);
		const blocks = checkDrawers(toolbox, report);
		checkCalls(blocks, report);
		if (name === 'all') checkWhole(toolbox, blocks, report);
	}
}

/** Returns the blocks of the toolbox. */
function checkDrawers(toolbox: ObjectSpec, report: ToolboxReport): Places {
	const titles: Places = new Map();
	const places: Places = new Map();
	for (const drawer of itemsOf(toolbox.keys.get('drawers')?.value)) {
		checkTitle(drawer, titles, report);
		checkColour(drawer.keys.get('colour')?.value, report);
		const blocks = drawer.keys.get('blocks')?.value;
		if (blocks?.kind !== 'list') continue;
		for (const block of blocks.items) {
			if (block.kind !== 'scalar') continue;
			const [type, at] = [String(block.value), block.at];
			const first = places.get(type);
			if (first)
				report({
					code: 'duplicate-block',
					message: `The block \`${type}\` is in two drawers.`,
					hint: 'Keep one.',
					at,
					related: [{ at: first, message: 'The first one is here.' }],
				});
			else places.set(type, at);
		}
	}
	return places;
}

function checkTitle({ keys }: ObjectSpec, titles: Places, report: ToolboxReport): void {
	const title = keys.get('title')?.value;
	if (title?.kind !== 'scalar') return;
	const first = titles.get(String(title.value));
	if (first)
		report({
			code: 'duplicate-title',
			message: `“${title.value}” is the title of two, so nobody can tell them apart.`,
			hint: 'Give one another title.',
			at: title.at,
			related: [{ at: first, message: 'The first one is here.' }],
		});
	else titles.set(String(title.value), title.at);
}

function checkColour(colour: Spec | undefined, report: ToolboxReport): void {
	if (colour?.kind !== 'scalar') return;
	const contrast = contrastWithWhite(String(colour.value));
	if (contrast >= LEAST_CONTRAST) return;
	report({
		code: 'low-contrast',
		message: `White words on this colour have a contrast of ${contrast.toFixed(1)}; ${LEAST_CONTRAST} is the least that everyone can read.`,
		hint: 'Take a darker colour.',
		at: colour.at,
	});
}

function checkCalls(blocks: Places, report: ToolboxReport): void {
	for (const [type, at] of blocks) {
		const definition = type.replace('procedures_call', 'procedures_def');
		if (definition !== type && !blocks.has(definition))
			report({
				code: 'call-without-definition',
				message: `\`${type}\` calls a function, and no block of the toolbox defines one.`,
				hint: `Add \`${definition}\`.`,
				at,
			});
	}
}

/** Every kind but the start, which stands in each program. */
function checkWhole({ at }: ObjectSpec, blocks: Places, report: ToolboxReport): void {
	for (const type of KINDS.keys())
		if (type !== 'start' && !blocks.has(type))
			report({
				code: 'missing-block',
				message: `The toolbox of all blocks lacks \`${type}\`.`,
				hint: 'Put it into a drawer.',
				at: { ...at, end: at.start },
			});
}

const itemsOf = (spec: Spec | undefined): ObjectSpec[] =>
	spec?.kind === 'list' ? spec.items.filter((item): item is ObjectSpec => item.kind === 'object') : [];

export const collection: Collection<keyof typeof toolboxFindings> = { shape: toolbox, findings: toolboxFindings, check: checkToolboxes };
