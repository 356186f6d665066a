import { expect } from 'vitest';
import { journey } from './support/journey.ts';
import { openAs, settled } from './support/page-steps.ts';
import { walkTo } from './support/walk.ts';

interface Sight {
	account: string;
	/** Buttons of the management card on the home page; null if the card is not shown. */
	management: readonly string[] | null;
	permissions: readonly string[];
	/** Details of a notice for those who write them. */
	proofs: boolean;
	activation: boolean;
}

const SIGHTS: readonly Sight[] = [
	{ account: 'student01', management: null, permissions: [], proofs: false, activation: true },
	{
		account: 'editor',
		management: ['核对通知'],
		permissions: ['可以查看系统设置', '可以修改系统设置'],
		proofs: true,
		activation: false,
	},
	{
		account: 'admin',
		management: ['核对通知', '菜单工坊'],
		permissions: ['可以查看系统设置', '可以修改系统设置', '可以删除系统设置'],
		proofs: true,
		activation: false,
	},
];

journey('spec 6: each role sees its own blocks, buttons and details', async ({ page }) => {
	for (const sight of SIGHTS) {
		await openAs(page, sight.account, '/index');
		await settled(page);
		const main = page.locator('main:visible');
		const management = main
			.locator('section, div')
			.filter({ has: page.getByRole('heading', { name: '管理', exact: true }) })
			.last();
		expect(await main.getByRole('heading', { name: '管理', exact: true }).count()).toBe(sight.management ? 1 : 0);
		if (sight.management) expect(await management.getByRole('button').allInnerTexts()).toEqual(sight.management);

		await walkTo(page, '/profile');
		expect(await main.getByText(/^可以.+系统设置$/).allInnerTexts()).toEqual(sight.permissions);

		await walkTo(page, '/noticeDetail/n01');
		expect(await main.getByText('面向', { exact: true }).count()).toBe(sight.proofs ? 1 : 0);

		await walkTo(page, '/courseIndex');
		expect(await main.getByRole('button', { name: '我有激活码' }).count()).toBe(sight.activation ? 1 : 0);
	}
});
