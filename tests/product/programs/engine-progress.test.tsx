/** The result area says what it waits for until the engine of the program's language is ready. */
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EngineProgressBar } from '#app/programs/engine-progress.tsx';
import { ENGINE_EVENT, type EngineProgress } from '#src/backend/engine-events.ts';
import { render } from '#tests/support/render.tsx';

const MB = 1_000_000;
const tell = (state: EngineProgress['state'], loaded = 0, engine = 'clang'): Promise<void> =>
	act(async () => void dispatchEvent(new CustomEvent(ENGINE_EVENT, { detail: { engine, state, loaded, total: 28 * MB } })));

test('the wait for an engine is named from the question to its start', async () => {
	const screen = await render(<EngineProgressBar />);
	const said = (): string => screen.container.textContent ?? '';
	expect(said()).toBe('');
	await tell('asking');
	expect(said()).toMatch(/C \/ C\+\+ 运行环境（约 28 MB）.*“下载”/);
	await tell('loading', 7 * MB);
	expect(said()).toMatch(/正在下载 C \/ C\+\+ 运行环境.*7\.0 \/ 28\.0 MB/);
	expect(screen.getByRole('progressbar').getAttribute('value')).toBe(String(7 * MB));
	await tell('ready', 0, 'native');
	expect(said()).toContain('正在下载');
	await tell('starting', 28 * MB);
	expect(said()).toBe('正在启动 C / C++ 运行环境，马上就好');
	await tell('ready');
	expect(said()).toBe('');
});

test('what follows is shown once nothing has to be started', async () => {
	const screen = await render(<EngineProgressBar after="程序正在运行…" />);
	await tell('starting');
	expect(screen.container.textContent).not.toContain('程序正在运行…');
	await tell('ready');
	expect(screen.container.textContent).toBe('程序正在运行…');
});

test.each(['asking', 'loading', 'starting'] as const)('a failure or a refusal ends the wait while it is %s', async (state) => {
	const screen = await render(<EngineProgressBar />);
	await tell(state);
	await tell('failed');
	expect(screen.container.textContent).toBe('');
});
