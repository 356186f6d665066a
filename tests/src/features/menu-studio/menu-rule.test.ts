import { expect, test } from 'vitest';
import { toDraft } from '#src/features/menu-studio/draft/draft-tree.ts';
import { titleOf } from '#src/features/menu-studio/draft/node-fields.ts';
import { pageInPlaceOf } from '#src/features/menu-studio/inspector/menu-rule.ts';

const page = (title: string, meta: object = {}) => ({ path: title, component: 'home', meta: { title, ...meta } });
const link = { path: 'https://help.test', meta: { title: '帮助' } };
const group = (children: unknown[], meta: object = {}) => ({ path: '/g', component: 'Layout', meta: { title: '分组', ...meta }, children });

test.each([
	['of one page', group([page('甲')]), '甲'],
	['of one page that the menu shows', group([page('甲'), page('乙', { hidden: true })]), '甲'],
	['of a group of one page', group([group([page('甲')])]), '甲'],
	['of a level that is left out', group([group([page('甲')], { levelHidden: true })]), '甲'],
	['of two pages', group([page('甲'), page('乙')]), null],
	['of a group of two', group([group([page('甲'), page('乙')])]), null],
	['of a link', group([link]), null],
	['that is always shown', group([page('甲')], { alwaysShow: true }), null],
	['that is left out itself', group([page('甲')], { levelHidden: true }), null],
	['that is hidden', group([page('甲')], { hidden: true }), null],
	['of hidden pages', group([page('甲', { hidden: true })]), null],
	['of nothing that can be shown', group([null, { path: '*', redirect: '/404' }]), null],
	['without children', group([]), null],
])('the page in place of a group %s', (_case, record, title) => {
	const [node] = toDraft([record]).nodes;
	const shown = node ? pageInPlaceOf(node) : null;
	expect(shown && titleOf(shown)).toBe(title);
});
