import type { CatalogueSection } from '#codegen/diagnostics/catalogue/entry.ts';

/** Codes that the rules of toolboxes report. */
export const toolboxFindings = {
	'duplicate-block': {
		title: 'A block in two drawers',
		explanation: 'A child looks for a block in one place. The colour of a block is that of its drawer, so it could not have two.',
		wrong: 'drawers:\n  - { title: 文字, colour: "#8a5a00", blocks: [length] }\n  - { title: 列表, colour: "#8f3b6f", blocks: [length] }',
		right: 'drawers:\n  - { title: 文字, colour: "#8a5a00", blocks: [length] }\n  - { title: 列表, colour: "#8f3b6f", blocks: [list] }',
	},
	'low-contrast': {
		title: 'A colour too light for white words',
		explanation: 'The words of blocks are white. On a colour with a contrast below 4.5 not everyone can read them (WCAG 2.1, 1.4.3).',
		wrong: 'title: 循环\ncolour: "#c9a6f0"',
		right: 'title: 循环\ncolour: "#7a4aa8"',
	},
	'call-without-definition': {
		title: 'A call of a function that nobody can define',
		explanation: 'A call does what a definition of the program says. Without the block that defines, its name would stand for nothing.',
		wrong: 'blocks: [procedures_callreturn]',
		right: 'blocks: [procedures_defreturn, procedures_callreturn]',
	},
	'duplicate-title': {
		title: 'Two toolboxes or drawers of one title',
		explanation: 'A teacher chooses a toolbox by its title, and a child a drawer, so both must be told apart.',
		wrong: 'drawers:\n  - { title: 运算, colour: "#3e5fb0", blocks: [number] }\n  - { title: 运算, colour: "#2f6f4f", blocks: [random] }',
		right: 'drawers:\n  - { title: 运算, colour: "#3e5fb0", blocks: [number, random] }',
	},
	'missing-block': {
		title: 'A block that the toolbox of all blocks lacks',
		explanation:
			'The toolbox `all` is used where a problem names none, so it has every kind of block. A kind that is in no toolbox cannot be used.',
		wrong: '# all.yaml without `random`\nblocks: [number]',
		right: '# all.yaml\nblocks: [number, random]',
	},
} satisfies CatalogueSection;
