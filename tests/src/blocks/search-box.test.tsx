import { expect, test } from 'vitest';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { leave, submit, type } from '#tests/support/render.tsx';

const search: BlockDefinition = { block: 'search-box', needs: [], binds: 'code', placeholder: '验证码' };

async function open(address: string) {
	const definition = page([search], { state: { code: { query: true, as: 'code' } } });
	const opened = await openPage(definition, createWorld({}, { debounce: 0 }), address);
	return { ...opened, input: opened.screen.getByRole('searchbox', { name: '验证码' }) as HTMLInputElement };
}

test('a code in the address is read as it is compared', async () => {
	const { input } = await open(`/page?code=${encodeURIComponent('ｋｑ６ａ-hg38。')}`);
	expect(input.value).toBe('KQ6AHG38');
	expect([input.type, input.getAttribute('autocapitalize'), input.getAttribute('spellcheck')]).toEqual(['search', 'characters', 'false']);
});

test.each(['leave', 'send'])('a code is shown as it is compared on %s, not while it is typed', async (how) => {
	const { input, screen, address } = await open('/page');
	await type(input, 'ｋｑ６ａ-hg38。');
	expect(input.value).toBe('ｋｑ６ａ-hg38。');
	if (how === 'leave') await leave(input);
	else await submit(screen.getByRole('search', { name: '验证码' }));
	expect(input.value).toBe('KQ6AHG38');
	expect(address()).toBe('/page?code=KQ6AHG38');
});
