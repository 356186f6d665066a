/** While an engine is asked for, fetched or started, the result area says which, and how much is missing. */
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ENGINE_EVENT, type EngineProgress } from '#src/backend/engine-events.ts';
import { EngineProgressBar } from '#src/features/judge/engine-progress.tsx';
import { render } from '#tests/support/render.tsx';

const at = (state: EngineProgress['state'], loaded: number, total: number): EngineProgress => ({ engine: 'clang', state, loaded, total });

test.each([
	[at('asking', 0, 26_400_000), '在等你决定：下载C / C++ 运行环境（大约 27 MB）以后才能运行'],
	[at('loading', 1_000_000, 26_400_000), '正在下载C / C++ 运行环境：1.0 / 26.4 MB，只下载这一次'],
	[at('loading', 26_400_000, 26_400_000), '正在启动C / C++ 运行环境…'],
	[at('loading', 0, 0), '正在启动C / C++ 运行环境…'],
	[at('unavailable', 0, 0), ''],
	[at('ready', 26_400_000, 26_400_000), ''],
])('%o reads %s', async (detail, text) => {
	const { container } = await render(<EngineProgressBar />);
	act(() => void dispatchEvent(new CustomEvent(ENGINE_EVENT, { detail })));
	expect(container.textContent).toBe(text);
});
