import { expect, test } from 'vitest';
import { indexOf, toDraft } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { titleOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import { pageInPlaceOf, retitle } from '#src/tools/menu-studio/inspector/menu-rule.ts';

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
	['of a link', group([link]), '帮助'],
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

const titledGroup = (children: unknown[]) => ({ path: '/t', component: 'Layout', meta: { title: '组' }, children });

test.each([
	['a group with its only page', [titledGroup([page('甲'), page('乙', { hidden: true })])], '组', '新 新 乙'],
	['the only page with its group', [titledGroup([page('甲'), page('乙', { hidden: true })])], '甲', '新 新 乙'],
	['a group with the groups and the page in it', [titledGroup([group([page('甲')])])], '组', '新 新 新'],
	['a hidden page alone', [titledGroup([page('甲'), page('乙', { hidden: true })])], '乙', '组 甲 新'],
	['a page beside another one alone', [titledGroup([page('甲'), page('乙')])], '甲', '组 新 乙'],
	['a group of two alone', [titledGroup([page('甲'), page('乙')])], '组', '新 甲 乙'],
])('a new title: %s', (_case, list, title, expected) => {
	const draft = toDraft(list);
	const node = [...indexOf(draft).values()].find((place) => titleOf(place.node) === title)?.node;
	const outcome = retitle(draft, node?.key ?? '', '新');
	if (!outcome.done) throw new Error(outcome.reason);
	expect([...indexOf(outcome.draft).values()].map((place) => titleOf(place.node)).join(' ')).toBe(expected);
	expect(outcome.words).toBe(`把“${title}”改名为“新”`);
});
