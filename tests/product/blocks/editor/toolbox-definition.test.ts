import { expect, test } from 'vitest';
import { variableBlocks } from '#app/blocks/editor/toolbox-definition.ts';

test('the drawer of variables shows its blocks for the variable that was just made, and keeps its button', () => {
	const button = { kind: 'button', text: '新的变量', callbackkey: 'new-variable' };
	const blocks = variableBlocks([button, { kind: 'block', type: 'set', fields: { VAR: { name: '分数' } } }], '名字');
	expect(blocks).toEqual([button, { kind: 'block', type: 'set', fields: { VAR: { name: '名字' } } }]);
});
