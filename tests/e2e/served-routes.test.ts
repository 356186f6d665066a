import { expect, it } from 'vitest';
import { BASE, built } from './support/builds.ts';
import { openAs, settled, signIn } from './support/page-steps.ts';
import { SERVED_LISTS, serveBuild } from './support/serve-build.ts';
import { openSite } from './support/visit.ts';

/** A list with every oddity seen in such lists. */
const ODD_LIST = [
	{ path: '*', redirect: '/404' },
	{
		path: '/learn',
		name: 'Learn',
		component: 'Layout',
		alwaysShow: true,
		meta: { title: '学习' },
		children: [
			{
				path: 'courses',
				name: 'courseIndex',
				component: '@/views/courseIndex/index.vue',
				meta: { title: '服务器课程', guard: ['student'] },
			},
			{ path: 'mine', name: 'Mine', component: 'views/ucenter', hidden: true, meta: null, children: null },
		],
	},
	{ path: '/broken', name: 'Broken', component: '@/views/gone/index.vue', meta: { title: '缺组件' } },
	{ path: '/secret', name: 'Secret', component: 'menu-studio', meta: { title: '秘密', roles: ['Admin'] } },
	{ path: 'https://example.org/help', name: 'Help', meta: { title: '站外帮助' } },
	{ path: 'javascript:alert(1)', name: 'Evil', meta: { title: '坏链接' } },
	{ path: '/a', name: 'A', redirect: '/b' },
	{ path: '/b', name: 'B', redirect: '/a' },
	{ name: 'nowhere' },
	{ path: '/:pathMatch(.*)*', redirect: '/404' },
];

const answer = (data: unknown): Response => Response.json({ code: 200, message: 'ok', data });

const serving = (list: unknown) => (request: Request) => (request.url.includes('/router/getList') ? answer({ list }) : null);

/** With hash addresses below a base path; served-changes.test.ts has the others. */
const at = (path: string): string => `${BASE}#${path}`;

it('an odd list works: menu, deep links after sign-in, a reload, missing components, guards; its problems are for administrators', async () => {
	let list: unknown = ODD_LIST;
	const site = await serveBuild(await built('below-base-hash'), {
		...SERVED_LISTS,
		base: BASE,
		intercept: (request) => serving(list)(request),
	});
	const { page, complaints, close } = await openSite(site.url);
	const go = async (path: string): Promise<void> => {
		await page.goto('about:blank');
		await page.goto(at(path));
	};
	const address = (): string => page.url().slice(site.url.length);
	await go('/learn/courses?keyword=Python');
	await expect.poll(address).toBe(at('/login?redirect=%2Flearn%2Fcourses%3Fkeyword%3DPython'));
	await signIn(page);
	await expect.poll(address).toBe(at('/learn/courses?keyword=Python'));
	await page.reload();
	await settled(page);
	expect(address()).toBe(at('/learn/courses?keyword=Python'));

	const menu = page.getByRole('navigation').first();
	expect(await menu.getByRole('link', { name: '服务器课程' }).count()).toBe(1);
	expect(await menu.getByRole('link', { name: '站外帮助' }).getAttribute('href')).toBe('https://example.org/help');
	expect(await menu.getByText(/秘密|坏链接|首页/).count()).toBe(0);
	expect(await page.getByRole('complementary', { name: '路由问题' }).count()).toBe(0);

	await go('/learn/mine');
	await page.getByText('林小满的个人中心').waitFor();
	await go('/');
	await expect.poll(address).toBe(at('/learn/courses'));
	await go('/secret');
	await expect.poll(address).toBe(at('/403'));
	for (const path of ['/videoIndex', '/a', '/no-such-page']) {
		await go(path);
		await expect.poll(address).toBe(at('/404'));
	}
	await go('/broken');
	await page.getByText('@/views/gone/index.vue').first().waitFor();
	await page.getByRole('banner').waitFor();
	expect(complaints.filter((text) => !text.includes('@/views/gone'))).toEqual([]);

	await openAs(page, 'admin', at('/learn/courses'));
	const notice = page.getByRole('complementary', { name: '路由问题' });
	await notice.getByText(/服务器下发的路由有 \d 处问题/).click();
	await notice.getByText('组件“@/views/gone/index.vue”不在这个应用里').waitFor();
	await notice.getByText('绕回自己').first().waitFor();
	await notice.getByRole('button', { name: '关闭路由问题' }).click();
	await notice.waitFor({ state: 'detached' });
	await go('/secret');
	await page.getByRole('banner').waitFor();

	// A response that is not a list is reported, and the app stays closed.
	list = { not: 'a list' };
	await page.evaluate(() => localStorage.clear());
	await go('/login');
	await page.getByLabel('账号').fill('student01');
	await page.getByLabel('密码', { exact: true }).fill('123456');
	await page.getByRole('button', { name: '登录', exact: true }).click();
	await page.getByRole('main').getByText('路由格式返回有误！').waitFor();
	await page.getByRole('heading', { name: '没有取到你的菜单' }).waitFor();
	expect(address()).toBe(at('/login'));
	expect(await page.getByRole('navigation').count()).toBe(0);
	await close();
	await site.close();
});

it('a guest on a whitelisted page gets the served routes without a user info request, may not open other pages, and built-in pages stay', async () => {
	const site = await serveBuild(await built('guests'), {
		...SERVED_LISTS,
		intercept: serving([
			{ path: '/enrol', name: 'courseIndex', component: 'register', meta: { title: '报名' } },
			{ path: '/register', name: 'register', component: 'home', redirect: '/enrol' },
		]),
	});
	const { page, complaints, close } = await openSite(site.url);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/enrol');
	await page.getByText('创建账号').waitFor();
	expect(new URL(page.url()).pathname).toBe('/enrol');
	expect(asked.filter((path) => path.endsWith('/router/getList'))).toHaveLength(1);
	await page.goto('/login');
	await page.getByText('注册账号').click();
	await page.waitForURL(/\/register$/);
	await page.getByText('创建账号').waitFor();
	expect(asked.filter((path) => path.endsWith('/user/student/info'))).toEqual([]);
	await page.goto('/courseIndex');
	await page.waitForURL(/\/login\?redirect=%2FcourseIndex$/);
	expect(complaints).toEqual([]);
	await close();
	await site.close();
});
