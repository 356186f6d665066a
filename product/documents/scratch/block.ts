/** A block of a Scratch project with its words, as plain data: drawn as a picture and said as text. */
export interface Block {
	/** A category of scratchblocks, which names its colour. */
	category: string;
	shape: BlockShape;
	parts: readonly BlockPart[];
}

export type BlockShape = 'stack' | 'hat' | 'cap' | 'c-block' | 'c-block cap' | 'reporter' | 'boolean' | 'define-hat' | 'outline';

export type BlockPart =
	| { kind: 'text'; text: string }
	| { kind: 'icon'; name: BlockIcon }
	/** An empty `boolean` has the value `''`; a `color` is `#rrggbb`. */
	| { kind: 'value'; shape: 'number' | 'string' | 'dropdown' | 'number-dropdown' | 'boolean' | 'color'; value: string }
	| { kind: 'block'; block: Block }
	| { kind: 'script'; script: Script };

export const blockIcons = ['greenFlag', 'turnLeft', 'turnRight', 'loopArrow'] as const;
export type BlockIcon = (typeof blockIcons)[number];

export type Script = readonly Block[];
