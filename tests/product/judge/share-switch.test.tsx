import { expect, test } from 'vitest';
import type { Judge } from '#app/judge/api-types.ts';
import { ShareSwitch } from '#app/judge/share-switch.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

test('spec 9: a switch that sends is not switched back while it waits, and shows it', async () => {
	const world = createWorld({ 'judge.submission': () => null });
	const screen = await render(
		<PageEnvironmentProvider environment={world.environment}>
			<ShareSwitch judge={{ submitId: 7, share: false } as Judge} />
		</PageEnvironmentProvider>,
	);
	const control = screen.getByRole('switch') as HTMLInputElement;
	for (const _ of [1, 2, 3]) await click(control);
	expect(world.calls.map(({ input }) => input.share)).toEqual([true]);
	expect([control.checked, control.getAttribute('aria-disabled')]).toEqual([true, 'true']);
});
