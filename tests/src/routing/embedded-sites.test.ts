// @vitest-environment node
import { expect, test } from 'vitest';
import { embeddedAddressOf } from '#src/routing/frame-page.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { buildTreeOfAnyFamily } from '#src/routing/served/build-served-tree.ts';
import { checkServedList } from '#src/routing/served/check-served-list.ts';
import { servedContextOf } from '#src/routing/served/served-site.ts';
import { site } from './hostile-support.ts';

const open = { ...site, frames: ['https://board.test'] };

const record = (frame: string, more: object = {}) => [{ path: '/board', name: 'Board', frame, meta: { title: '看板' }, ...more }];

/** Records with the address that the page at /board embeds, or that the menu links to. */
const LISTS: readonly [what: string, list: readonly object[], shown: { embeds: string } | { links: string } | null, findings: string[]][] =
	[
		['an allowed origin', record('https://board.test/a?b=1#c'), { embeds: 'https://board.test/a?b=1#c' }, []],
		['a path of this site', record('/files/handbook.html'), { embeds: '/files/handbook.html' }, []],
		['another origin', record('https://other.test/'), { links: 'https://other.test/' }, ['closed-frame']],
		['another scheme of the same host', record('http://board.test/'), { links: 'http://board.test/' }, ['closed-frame']],
		['an allowed origin with a password', record('https://a:b@board.test/'), { links: 'https://a:b@board.test/' }, ['closed-frame']],
		['a script', record('javascript:alert(1)'), null, ['unsafe-link']],
		['a component beside the frame', record('https://board.test', { component: 'gone' }), { embeds: 'https://board.test/' }, []],
		['a redirect beside the frame', record('https://board.test', { redirect: '/gone' }), { embeds: 'https://board.test/' }, []],
		[
			'pure-admin',
			[{ path: '/board', name: 'Board', meta: { title: '看板', rank: 1, frameSrc: 'https://board.test' } }],
			{ embeds: 'https://board.test/' },
			[],
		],
		[
			'pure-admin with another origin',
			[{ path: '/board', name: 'Board', meta: { title: '看板', rank: 1, frameSrc: 'https://other.test' } }],
			{ links: 'https://other.test' },
			['closed-frame'],
		],
		[
			'vue-element-admin with an inner link',
			[{ path: '/board', name: 'Board', component: 'InnerLink', meta: { title: '看板', noCache: false, link: 'https://board.test' } }],
			{ embeds: 'https://board.test/' },
			[],
		],
		[
			'jeecg with an address that opens inside',
			[
				{
					path: '/board',
					name: 'Board',
					component: 'layouts/IframePageView',
					meta: { title: '看板', internalOrExternal: false, url: 'https://board.test' },
				},
			],
			{ embeds: 'https://board.test/' },
			[],
		],
		[
			'art-design-pro with an iframe',
			[{ path: '/board', name: 'Board', meta: { title: '看板', isHideTab: false, link: 'https://board.test', isIframe: true } }],
			{ embeds: 'https://board.test/' },
			[],
		],
	];

test.each(LISTS)('%s', async (_what, list, shown, findings) => {
	const read = await buildTreeOfAnyFamily(list, servedContextOf(open));
	if (!read.ok) throw new Error(read.message);
	const table = createRouteTable(read.routes);
	const item = menuOf(read.routes).find(({ route, url }) => url !== undefined || (route !== undefined && table.hrefOf(route) === '/board'));
	const page = table.match('/board')?.route.page ?? '';
	const embeds = embeddedAddressOf(page);
	expect(embeds === null ? (item?.url ?? null) : embeds).toBe(shown && ('embeds' in shown ? shown.embeds : shown.links));
	expect(item !== undefined).toBe(shown !== null);
	const about = checkServedList(list, open).findings.filter(({ path }) => path.length > 0);
	expect(about.map(({ code, label }) => `${code} ${label}`)).toEqual(findings.map((code) => `${code} 看板`));
});
