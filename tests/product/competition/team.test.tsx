import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DataOf } from '#generated/api/operations.ts';
import { page } from '#generated/pages/competition-detail.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';
import { createWorld, openPage } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

type Team = NonNullable<DataOf<'main.competitionUserOne'>['team']>;

/** The team of a captain with one member, of three at most, with changes of its answer. */
async function showTeam(change: Partial<Team>) {
	const backend = createTestBackend({ app, now: () => MOCK_NOW });
	const { data: token } = await backend.call('main.studentLogin', { username: 'student01', password: '123456' });
	const ask = async (name: string, input: Record<string, unknown>) => (await backend.call(name, input, token)).data;
	const mine: DataOf<'main.competitionUserOne'> = await ask('main.competitionUserOne', { competitionId: 'k01' });
	const detail = await ask('main.competitionDetail', { id: 'k01' });
	const tips = await ask('main.competitionUserTips', { competitionId: 'k01' });
	const world = createWorld(
		{
			'main.competitionDetail': () => detail,
			'main.competitionUserOne': () => ({ ...mine, team: mine.team && { ...mine.team, ...change } }),
			'main.competitionUserTips': () => tips,
		},
		{ now: () => MOCK_NOW },
	);
	const { screen } = await openPage(page, world, '/CompetitionDetail/k01');
	const list = await screen.findByRole('list', { name: '队员' });
	return {
		world,
		screen,
		members: within(list)
			.getAllByRole('article')
			.map(({ textContent }) => textContent),
	};
}

const [captain, member] = ['林小满队长我', '范清满程序让范清满当队长请范清满离队'];
const invites = /^(还可以再来|还缺) \d 位/;

test('shows who has joined, and invites to the places that are left', async () => {
	const { screen, members } = await showTeam({});
	expect(members).toEqual([captain, member]);
	expect(screen.getByText(invites).textContent).toBe('还可以再来 1 位');
	expect(screen.getByRole('button', { name: '邀请队友' })).toBeDefined();
});

test.each([
	['one that lacks members says so', { missing: 1 }, '还缺 1 位队友', true],
	['one without a code does not invite', { inviteCode: '' }, '还可以再来 1 位', false],
	['a locked one has no places', { locked: true }, undefined, false],
])('a team: %s', async (_case, change, text, invited) => {
	const { screen } = await showTeam(change);
	expect(screen.queryByText(invites)?.textContent).toBe(text);
	expect(screen.queryByRole('button', { name: '邀请队友' }) !== null).toBe(invited);
});

test('who has left the team is neither listed nor counted', async () => {
	const { screen, members } = await showTeam({
		members: [
			{ userId: 'student01', name: '林小满', role: '队长', state: 'joined', captain: true, me: true },
			{ userId: 'u2', name: '范清满', role: '程序', state: 'left', captain: false, me: false },
		],
	});
	expect(members).toEqual([captain]);
	expect(screen.getByText(/^1 \/ 3 人/)).toBeDefined();
});

test('a captain hands the team over after a question', async () => {
	const { screen, world } = await showTeam({});
	world.log.length = 0;
	await click(screen.getByRole('button', { name: /让范清满当队长/ }));
	expect(world.log).toEqual(['confirm: 以后由范清满办理报名和管理队伍，确定移交吗？', 'success: 范清满是队长了']);
	expect(world.calls.at(-1)?.operation).toBe('main.competitionTeamTransfer');
});
