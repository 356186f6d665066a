import { type Draft, indexOf, toDraft } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { titleOf } from '#src/tools/menu-studio/draft/node-fields.ts';

/** A small served list with every kind of record, and a field that the app does not know. */
export const sampleList = (): Record<string, unknown>[] => [
	{
		id: 'home',
		path: '/',
		name: 'home',
		component: 'Layout',
		meta: { title: '首页', levelHidden: true },
		children: [{ path: 'index', name: 'index', component: 'home', meta: { title: '主页', icon: 'home', colour: 'red' } }],
	},
	{
		path: '/learn',
		name: 'learn',
		component: 'Layout',
		meta: { title: '学习', icon: 'book' },
		children: [
			{ path: '/courseIndex', name: 'courseIndex', component: 'course-index', meta: { title: '课程中心' } },
			{ path: 'notes', name: 'notes', component: 'notice-index', meta: { title: '通知' } },
		],
	},
	{ path: '/videoIndex', name: 'videoIndex', component: 'video-index', meta: { title: '视频中心', icon: 'video' } },
	{ path: 'https://help.test', name: 'help', meta: { title: '帮助' } },
	{ path: '*', redirect: '/404', meta: { hidden: true } },
];

export const sampleDraft = (): Draft => toDraft(sampleList());

/** Key of the node with a title. */
export function keyOf(draft: Draft, title: string): string {
	for (const { node } of indexOf(draft).values()) if (titleOf(node) === title) return node.key;
	throw new Error(`No node is titled ${title}.`);
}

/** The titles as an outline: `学习(课程中心 通知)`. */
export function outline(draft: Draft): string {
	const words = (nodes: Draft['nodes']): string =>
		nodes.map((node) => `${titleOf(node)}${node.children.length > 0 ? `(${words(node.children)})` : ''}`).join(' ');
	return words(draft.nodes);
}
