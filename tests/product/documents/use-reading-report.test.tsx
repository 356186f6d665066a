import { expect, test } from 'vitest';
import type { AttachmentFile } from '#app/documents/api-types.ts';
import { useReadingReport } from '#app/documents/use-reading-report.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

const lesson: Partial<AttachmentFile> = { id: 'a1', lessonId: 'v1', name: '讲义.pdf', preview: 'pdf', pages: 5 };

function Reader({ file }: { file: AttachmentFile }) {
	const read = useReadingReport(file);
	return (
		<button type="button" onClick={() => read(3, [3])}>
			第 3 页
		</button>
	);
}

test.each<[string, Partial<AttachmentFile>, unknown[]]>([
	['a document of a lesson reports the page in view', lesson, [{ attachmentId: 'a1', lessonId: 'v1', page: 3, read: [] }]],
	['a document without pages reports nothing', { ...lesson, pages: undefined }, []],
	[
		'a text without pages reports the page in view',
		{ ...lesson, preview: 'text', pages: undefined },
		[expect.objectContaining({ page: 3 })],
	],
	['a document of no lesson reports nothing', { ...lesson, lessonId: undefined }, []],
])('leaving %s', async (_what, file, reports) => {
	const { environment, calls } = createWorld({ 'main.courseAttachmentPositionSave': () => null });
	const screen = await render(
		<PageEnvironmentProvider environment={environment}>
			<Reader file={file as AttachmentFile} />
		</PageEnvironmentProvider>,
	);
	await click(screen.getByRole('button'));
	expect(calls).toEqual([]);
	screen.unmount();
	await Promise.resolve();
	expect(calls.map(({ input }) => input)).toEqual(reports);
});
