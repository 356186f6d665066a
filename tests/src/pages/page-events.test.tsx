import { waitFor } from '@testing-library/react';
import { Activity, act } from 'react';
import { expect, test } from 'vitest';
import { loadDataPage } from '#src/pages/load-data-page.ts';
import type { PageDefinition } from '#src/pages/page-definition.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { PageView } from '#src/pages/page-view.tsx';
import { createWorld, failure, page, type World } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

const READ = 'main.systemStudentNoticeRead';
const NOTICE = 'main.systemStudentNoticeDetail';

const notices = (on: PageDefinition['on']): PageDefinition => ({
	...page([], { data: { notice: { operation: NOTICE, with: (s) => ({ id: s.route.params.id }), requires: ['id'] } } }),
	...(on && { on }),
});

const markRead = notices({
	open: [{ when: (s) => !s.data.notice?.read, actions: [{ call: READ, with: (s) => ({ id: s.data.notice?.id }) }], needs: ['notice'] }],
});

async function openNotice(definition: PageDefinition, world: World, id = 'n1') {
	await loadDataPage();
	const nothing = (): void => undefined;
	const draw = (mode: 'visible' | 'hidden', shown: string) => (
		<PageEnvironmentProvider environment={world.environment}>
			<Activity mode={mode}>
				<PageView
					definition={definition}
					params={{ id: shown }}
					search=""
					name="通知"
					onSearch={nothing}
					onTitle={nothing}
					onHidden={nothing}
				/>
			</Activity>
		</PageEnvironmentProvider>
	);
	const screen = await render(draw('visible', id));
	const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))));
	const show = async (mode: 'visible' | 'hidden', shown = id): Promise<void> => {
		screen.rerender(draw(mode, shown));
		await settle();
	};
	await settle();
	return { show, leave: () => screen.unmount() };
}

const idsRead = ({ calls }: World): unknown[] => calls.flatMap(({ operation, input }) => (operation === READ ? [input.id] : []));

test.each([
	['once its data has come', { read: false }, ['n1', 'n2']],
	['unless its condition is false', { read: true }, []],
])('`open` runs %s, for each address', async (_, { read }, expected) => {
	const world = createWorld({ [NOTICE]: ({ id }) => ({ id, read }), [READ]: () => ({}) });
	const { show } = await openNotice(markRead, world);
	await show('hidden');
	await show('visible');
	await show('visible', 'n2');
	await waitFor(() => expect(idsRead(world)).toEqual(expected));
});

test('a reaction waits for its data for ever, and fails silently', async () => {
	const lost = createWorld({ [NOTICE]: () => failure('没有这条通知') });
	await openNotice(markRead, lost);
	expect(idsRead(lost)).toEqual([]);
	const refused = createWorld({ [NOTICE]: ({ id }) => ({ id, read: false }), [READ]: () => failure('稍后再试') });
	await openNotice(markRead, refused);
	expect(idsRead(refused)).toEqual(['n1']);
	expect(refused.log).toEqual([]);
});

test('`visible` runs when the window or the tab comes back, `leave` when the page goes', async () => {
	const said = (message: string) => [{ actions: [{ message }], needs: [] }];
	const world = createWorld({ [NOTICE]: ({ id }) => ({ id }) });
	const { show, leave } = await openNotice(notices({ visible: said('又来了'), leave: said('再见') }), world);
	expect(world.log).toEqual([]);
	await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
	expect(world.log).toEqual(['success: 又来了']);
	await show('hidden');
	await show('visible');
	leave();
	expect(world.log.slice(1)).toEqual(['success: 再见', 'success: 又来了', 'success: 再见']);
});
