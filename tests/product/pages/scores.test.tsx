import { expect, it } from 'vitest';
import type { PageName } from '#generated/pages.ts';
import { createFaultySite } from './faulty-site.ts';

const site = await createFaultySite();

it.each<[PageName, string, readonly string[]]>([
	['exam-prep-hub-index', '/?keyword=循环专项', ['最高 82.5 分']],
	['exam-prep-hub-paper-info', '/?id=p27', ['最高分82.5分', '82.5 / 100']],
	['exam-prep-hub-paper', '/?attemptId=a27', ['得分82.5 / 100', '52.5 / 55 分']],
])('%s shows half a mark as the other pages do', async (page, address, shown) => {
	const { screen, settle } = await site.open(page, address);
	await settle();
	for (const text of shown) expect(screen.container.textContent).toContain(text);
});
