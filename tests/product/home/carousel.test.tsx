import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Banner } from '#app/course/api-types.ts';
import { Carousel } from '#app/home/carousel.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const banners = ['甲', '乙'].map((title) => ({ id: title, title, subtitle: '', image: '', path: '/courseIndex' })) as unknown as Banner[];

async function show() {
	const screen = await render(
		<PageEnvironmentProvider environment={createWorld().environment}>
			<Carousel banners={banners} />
		</PageEnvironmentProvider>,
	);
	const later = async (): Promise<string | null> => {
		await act(async () => vi.advanceTimersByTime(6000));
		return screen.getByRole('group').getAttribute('aria-label');
	};
	return { later, region: screen.getByRole('region', { name: '活动与推荐' }) };
}

test.each([
	['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
	['focus', fireEvent.focusIn, fireEvent.focusOut],
] as const)('banners turn by themselves, but not while the %s is on them', async (_what, enter, leave) => {
	const { later, region } = await show();
	expect(await later()).toBe('2 / 2');
	await act(async () => void enter(region));
	expect(await later()).toBe('2 / 2');
	await act(async () => void leave(region));
	expect(await later()).toBe('1 / 2');
});
