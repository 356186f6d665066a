/** Files of a submission open in place and can be downloaded, also those whose answer holds them as `data:` URLs. */
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { HomeworkSubmission } from '#app/homework/api-types.ts';
import { SubmissionView } from '#app/homework/submission-view.tsx';
import { components } from '#generated/components.ts';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SENT = `data:image/png;base64,${PNG}`;

const submission = {
	id: 's1',
	homeworkId: 'h1',
	homeworkTitle: '小车',
	attempt: 1,
	state: 'submitted',
	late: false,
	rubric: [],
	savedAt: '2026-09-12T09:00:00+08:00',
	submittedAt: '2026-09-12T09:00:00+08:00',
	files: [
		{ name: '刚交的.png', bytes: 70, mime: 'image/png', url: SENT },
		{ name: '以前的.png', bytes: 70, mime: 'image/png', url: '/static/files/hand-in.png' },
		{ name: '只有名字.pdf', bytes: 70, mime: 'application/pdf' },
	],
} satisfies HomeworkSubmission;

async function open() {
	const table = { ...components, submission: async () => () => <SubmissionView submission={submission} open /> };
	const world = createWorld({}, { components: componentLoaders(table) });
	const { screen } = await openPage(page([{ block: 'custom', component: 'submission', needs: [] }]), world);
	const list = within(await screen.findByRole('list', { name: '交的文件' }));
	return { screen, list, world };
}

test.each([
	['刚交的.png（70 B）', SENT],
	['以前的.png（70 B）', '/static/files/hand-in.png'],
])('%s opens in the viewer, with a download beside', async (label, address) => {
	const { screen, list, world } = await open();
	await click(list.getByRole('button', { name: label }));
	const dialog = within(screen.getByRole('dialog', { name: label.replace(/（.*/, '') }));
	const picture = await dialog.findByAltText(label.replace(/（.*/, ''));
	expect(picture.getAttribute('src')).toBe(address);
	expect(dialog.getByRole('button', { name: '下载（70 B）' })).toBeTruthy();
	expect(world.calls).toEqual([]);
});

test('a file that has just been handed in is downloaded under its name; one without content is only named', async () => {
	const { list } = await open();
	const saved: { name: string; href: string }[] = [];
	const blobs = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:held');
	const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		saved.push({ name: this.download, href: this.getAttribute('href') ?? '' });
	});
	await click(list.getByRole('button', { name: '下载：刚交的.png' }));
	await click(list.getByRole('button', { name: '下载：以前的.png' }));
	const [blob] = blobs.mock.calls[0] ?? [];
	clicks.mockRestore();
	blobs.mockRestore();
	expect(saved).toEqual([
		{ name: '刚交的.png', href: 'blob:held' },
		{ name: '以前的.png', href: '/static/files/hand-in.png' },
	]);
	expect(blob).toHaveProperty('size', atob(PNG).length);
	expect(list.getByText('只有名字.pdf（70 B）').tagName).toBe('SPAN');
});
