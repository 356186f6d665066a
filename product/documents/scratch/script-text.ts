import type { Block, BlockIcon, BlockPart, Script } from './block.ts';

const ICONS: Readonly<Record<BlockIcon, string>> = { greenFlag: '绿旗', turnLeft: '↺', turnRight: '↻', loopArrow: '' };

/** The words of a script, a line for each block; those in the mouth of a block are indented by two spaces. */
export const scriptLines = (script: Script): string[] => script.flatMap(blockLines);

function blockLines({ parts }: Block): string[] {
	const lines = [''];
	const push = (text: string): void => {
		const last = lines.length - 1;
		lines[last] = `${lines[last]} ${text}`.trim();
	};
	for (const part of parts) {
		if (part.kind === 'script') lines.push(...scriptLines(part.script).map((line) => `  ${line}`), '');
		else push(inlineText(part));
	}
	return lines.filter(Boolean);
}

function inlineText(part: BlockPart): string {
	switch (part.kind) {
		case 'text':
			return part.text;
		case 'icon':
			return ICONS[part.name];
		case 'value':
			return part.value === '' ? '（空）' : part.value;
		case 'block':
			return part.block.shape === 'outline' ? blockText(part.block) : `（${blockText(part.block)}）`;
		case 'script':
			return scriptLines(part.script).join('，');
	}
}

const blockText = ({ parts }: Block): string => parts.map(inlineText).join(' ');
