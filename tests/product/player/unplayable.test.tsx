import { expect, test } from 'vitest';
import type { Play } from '#app/player/play.ts';
import { VideoPlayer } from '#app/player/video-player.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

async function show(play: Partial<Play>) {
	const { environment } = createWorld();
	const invalidated: (readonly string[])[] = [];
	environment.answers.invalidate = (operations) => void invalidated.push(operations);
	const video = { videoId: 'v1', title: '片子', sources: [], ...play } as unknown as Play;
	const screen = await render(
		<PageEnvironmentProvider environment={environment}>
			<VideoPlayer video={video} />
		</PageEnvironmentProvider>,
	);
	return { screen, invalidated };
}

test.each<[Play['state'], string, string, boolean]>([
	['transcoding', '视频正在转码，请过一会儿再来', '视频正在准备', true],
	['failed', '视频处理失败，老师已经在重新上传', '视频出了点问题', true],
	['forbidden', '只对报名的同学开放', '现在还不能看', false],
	['removed', '视频已下架', '视频已经下架', false],
])('a film that is %s shows the reason, and whether a retry may help', async (state, stateText, title, mayCome) => {
	const { screen, invalidated } = await show({ state, stateText });
	expect(screen.getByRole('heading', { name: title })).toBeTruthy();
	expect(screen.container.textContent).toContain(stateText);
	expect(screen.queryByRole('button', { name: '再看看好了没有' }) !== null).toBe(mayCome);
	if (mayCome) screen.getByRole('button', { name: '再看看好了没有' }).click();
	expect(invalidated).toEqual(mayCome ? [['main.courseVideoPlayUrl']] : []);
});

test('a film without a source shows no empty player', async () => {
	const { screen } = await show({ state: 'ready' });
	expect(screen.getByRole('heading', { name: '视频还没有上传好' })).toBeTruthy();
});
