import { describe, expect, it } from 'vitest';
import type { AccessRules } from '#src/access/access-rules.ts';
import { toDraft } from '#src/tools/menu-studio/draft/draft-tree.ts';
import type { PageChoice } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { sceneOf } from '#src/tools/menu-studio/preview/page-scene.ts';
import { sampleList } from './sample-menus.ts';

const access: AccessRules = {
	roles: { student: { title: '学生', permissions: [] }, Admin: { title: '管理员', permissions: ['*'] } },
	permissions: {},
	guards: {},
};
const student = { title: '学生', roles: ['student'], permissions: [] };
const admin = { title: '管理员', roles: ['Admin'], permissions: [] };

const choice = (page: string, path: string, guards: PageChoice['guards'] = []): PageChoice => ({
	page,
	path,
	guards,
	title: page,
	icon: '',
	name: page,
});
const notices = choice('notice-index', '/noticeIndex');

describe('a page that an administrator looks at', () => {
	it('is shown where the draft has it, in the list of the draft', () => {
		const draft = toDraft(sampleList());
		const scene = sceneOf(draft, notices, student, access);
		expect(scene).toEqual({ shows: true, list: sampleList(), path: '/learn/notes' });
		// The frame would apply another list again.
		expect(sceneOf(draft, choice('home', '/index'), student, access)).toHaveProperty('list', scene.shows ? scene.list : null);
	});

	it('is added to the list for the picture if the draft lacks it', () => {
		const scene = sceneOf(toDraft(sampleList()), choice('search', '/search'), student, access);
		expect(scene).toMatchObject({ shows: true, path: '/page-preview' });
		expect(scene.shows && scene.list.at(-1)).toMatchObject({ path: '/page-preview', component: 'search', meta: { hidden: true } });
	});

	it('is not shown if it needs a parameter', () => {
		const scene = sceneOf(toDraft(sampleList()), choice('course-detail', '/courseDetail/:id'), student, access);
		expect(scene).toMatchObject({ shows: false, reason: expect.stringContaining('要从别的页面点进来') });
	});

	it('is not shown to a role that may not enter it, by the guards of the draft or else of the app', () => {
		const guarded = sampleList().map((record) => (record.name === 'learn' ? { ...record, meta: { guard: ['Admin'] } } : record));
		expect(sceneOf(toDraft(guarded), notices, student, access)).toMatchObject({
			shows: false,
			reason: expect.stringContaining('“学生”打不开'),
		});
		expect(sceneOf(toDraft(guarded), notices, admin, access)).toMatchObject({ shows: true });
		const studio = choice('menu-studio', '/menuStudio', [['Admin']]);
		expect(sceneOf(toDraft(sampleList()), studio, student, access)).toMatchObject({ shows: false });
		expect(sceneOf(toDraft(sampleList()), studio, admin, access)).toMatchObject({ shows: true });
	});
});
