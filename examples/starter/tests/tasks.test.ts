import { expect, it } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';

it('lists the tasks of the user who has signed in, and adds one', async () => {
	const { call } = createTestBackend({ app });
	const {
		data: { token },
	} = await call('main.signIn', { username: 'anna', password: 'secret' });
	await call('main.addTask', { title: 'Water the plants' }, token);
	const { data: tasks } = await call('main.listTasks', {}, token);
	expect(tasks.map((task: { title: string }) => task.title)).toContain('Water the plants');
});
