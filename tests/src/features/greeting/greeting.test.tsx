import { expect, test } from 'vitest';
import { Greeting } from '#src/features/greeting/greeting.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

test.each([
	['2026-09-12T10:00', '2026-09-12T10:00', '上午好，小满', '今天是9月12日星期六，继续动手吧！'],
	['2026-09-12T21:00', '2026-09-12T02:00', '晚上好，小满', '今天是9月12日星期六，继续动手吧！'],
	['2026-01-03T07:59', '2026-01-04T19:30', '早上好，小满', '今天是1月4日星期日，继续动手吧！'],
])(
	'spec 4: the greeting follows the hour of the device and the date of the server: device %s, server %s',
	async (device, server, title, note) => {
		const { environment } = createWorld({}, { localNow: () => new Date(device).getTime(), now: () => new Date(server).getTime() });
		const screen = await render(
			<PageEnvironmentProvider environment={environment}>
				<Greeting name="小满" />
			</PageEnvironmentProvider>,
		);
		expect([screen.getByRole('heading').textContent, screen.container.querySelector('p')?.textContent]).toEqual([title, note]);
	},
);
