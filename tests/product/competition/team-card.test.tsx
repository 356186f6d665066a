import { expect, test } from 'vitest';
import type { Competition, Team, TeamMember } from '#app/competition/api-types.ts';
import { TeamCard } from '#app/competition/team-card.tsx';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';

const captain: TeamMember = { userId: 'u1', name: '林小满', role: '队长', state: 'joined', captain: true, me: true };
const team: Team = {
	id: 't1',
	no: 'T1',
	name: '满格电小队',
	slogan: '',
	captainId: 'u1',
	school: '云杉学校',
	inviteCode: 'STAR26',
	members: [captain],
	locked: false,
	lockAt: '2026-09-15T08:00:00Z',
	missing: 1,
};
const competition = { id: 'k01', state: 'reg_open', teamMin: 2, teamMax: 3 } as Competition;
const NAME = 'competition#TeamCard';

async function seats(more: Partial<Team>) {
	const card: BlockDefinition = {
		block: 'custom',
		needs: [],
		component: NAME,
		props: () => ({ competition, mine: { competitionId: 'k01', team: { ...team, ...more }, can: {} } }),
		blocks: [{ block: 'buttons', needs: [], items: [{ label: '邀请队友', actions: [] }] }],
	};
	const components = componentLoaders({ [NAME]: async () => TeamCard });
	const { screen } = await openPage(page([card]), createWorld({}, { components }));
	const list = await screen.findByRole('list', { name: '队员' });
	return [...list.querySelectorAll(':scope > li')].map((seat) => seat.textContent);
}

test.each([
	['the first empty seat invites, and says whether the team needs it', {}, ['满林小满我队长', '还缺一位队友邀请队友', '还可以再来一位']],
	[
		'a team without an invitation code shows its empty seats only',
		{ inviteCode: '' },
		['满林小满我队长', '还缺一位队友', '还可以再来一位'],
	],
	['a locked team has no empty seats', { locked: true }, ['满林小满我队长']],
])('%s', async (_case, more, expected) => {
	expect(await seats(more)).toEqual(expected);
});
