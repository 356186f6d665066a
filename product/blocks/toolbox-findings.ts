import type { CatalogueSection } from '#codegen/diagnostics/catalogue/entry.ts';

/** Codes that the rules of toolboxes report. */
export const toolboxFindings = {
	'unknown-block-type': {
		title: 'A block that no kind describes',
		explanation:
			'Drawers name blocks by their type, a key of `KINDS` in product/blocks/kinds.ts. The drawer would lack a block of any other type.',
		fix: 'puts the only similar type in its place',
		wrong: 'drawers:\n  - title: 循环\n    colour: "#7a4aa8"\n    blocks: { repeats: 画一个正方形 }',
		right: 'drawers:\n  - title: 循环\n    colour: "#7a4aa8"\n    blocks: { repeat: 画一个正方形 }',
	},
	'duplicate-block': {
		title: 'A block in two drawers',
		explanation: 'A child looks for a block in one place. The colour of a block is that of its drawer, so it could not have two.',
		wrong:
			'drawers:\n  - { title: 文字, colour: "#8a5a00", blocks: { length: 数一数名字有几个字 } }\n  - { title: 列表, colour: "#8f3b6f", blocks: { length: 数一数有几项 } }',
		right:
			'drawers:\n  - { title: 文字, colour: "#8a5a00", blocks: { length: 数一数名字有几个字 } }\n  - { title: 列表, colour: "#8f3b6f", blocks: { list: 三个好朋友的名单 } }',
	},
	'low-contrast': {
		title: 'A colour too light for white words',
		explanation: 'The words of blocks are white. On a colour with a contrast below 4.5 not everyone can read them (WCAG 2.1, 1.4.3).',
		wrong: 'title: 循环\ncolour: "#c9a6f0"',
		right: 'title: 循环\ncolour: "#7a4aa8"',
	},
	'block-without-example': {
		title: 'A block without an example',
		explanation: 'The example says what a child can do with the block. The list of blocks shows it, and a screen reader says it.',
		wrong: "blocks: { repeat: '' }",
		right: 'blocks: { repeat: 重复 4 次，画一个正方形 }',
	},
	'call-without-definition': {
		title: 'A call of a function that nobody can define',
		explanation: 'A call does what a definition of the program says. Without the block that defines, its name would stand for nothing.',
		wrong: 'blocks: { procedures_callreturn: 用算出的面积 }',
		right: 'blocks:\n  procedures_defreturn: 定义“算面积”，得到一个数\n  procedures_callreturn: 用算出的面积',
	},
	'duplicate-title': {
		title: 'Two toolboxes or drawers of one title',
		explanation: 'A teacher chooses a toolbox by its title, and a child a drawer, so both must be told apart.',
		wrong:
			'drawers:\n  - { title: 运算, colour: "#3e5fb0", blocks: { number: 写上 10 } }\n  - { title: 运算, colour: "#2f6f4f", blocks: { random: 掷一次骰子 } }',
		right: 'drawers:\n  - { title: 运算, colour: "#3e5fb0", blocks: { number: 写上 10, random: 掷一次骰子 } }',
	},
	'missing-block': {
		title: 'A block that the toolbox of all blocks lacks',
		explanation:
			'The toolbox `all` is used where a problem names none, so it has every kind of block. A kind that is in no toolbox cannot be used.',
		wrong: '# all.yaml without `random`\nblocks: { number: 写上 10 }',
		right: '# all.yaml\nblocks: { number: 写上 10, random: 掷一次骰子 }',
	},
} satisfies CatalogueSection;
