import type { ComponentProps } from '#generated/component-props.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import type { SiteTimes } from '#src/lib/site-times.ts';
import type { ActionStep } from '#src/pages/page-definition.ts';
import { callStep, useActions } from '#src/pages/use-actions.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import type { Competition, OwnEntry, Team, TeamMember } from './api-types.ts';
import styles from './team-card.module.css';

/** The members and the empty seats of a team; `children` invite, in the first empty seat. */
export function TeamCard({ competition, mine, children }: ComponentProps['competition#TeamCard']) {
	const { team, can, competitionId } = mine;
	const change = useTeamChange();
	const { times } = useClock();
	if (!team) return null;
	const joined = team.members.filter(({ state }) => state === 'joined');
	const invites = Boolean(team.inviteCode) && competition.state === 'reg_open';
	const seats = team.locked ? 0 : Math.max(0, competition.teamMax - joined.length);
	return (
		<div className={styles.team}>
			<div className={styles.facts}>
				<p className={styles.name}>
					<strong>{team.name}</strong>
					{team.slogan && <span>{team.slogan}</span>}
				</p>
				<p className={styles.muted}>{lockText(team, competition, joined.length, times)}</p>
				{can.leave && (
					<Button
						kind="text"
						label={joined.length === 1 ? '解散队伍' : '离开队伍'}
						onPress={(rest) =>
							change(rest, {
								step: callStep('main.competitionTeamLeave', { competitionId }),
								question: joined.length === 1 ? '队里只有你一个人，离开后队伍和草稿都会删掉。确定吗？' : `确定要离开「${team.name}」吗？`,
								done: '已离开队伍',
							})
						}
					/>
				)}
			</div>
			<ul className={styles.members} aria-label="队员">
				{joined.map((member) => (
					<li key={member.userId}>
						<span className={styles.face} aria-hidden="true">
							{[...member.name].at(-1)}
						</span>
						<span className={styles.member}>
							{member.name}
							{member.me && <small>我</small>}
							<Badge label={member.captain ? '队长' : member.role} tone={member.captain ? 'info' : 'mute'} />
						</span>
						{!member.me && <MemberButtons member={member} mine={mine} change={change} />}
					</li>
				))}
				{Array.from({ length: seats }, (_, seat) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: empty seats differ only in their position
					<li key={seat} className={styles.empty}>
						<span className={styles.face} aria-hidden="true">
							<Icon name="user" />
						</span>
						<span className={styles.member}>{seat < team.missing ? '还缺一位队友' : '还可以再来一位'}</span>
						{invites && seat === 0 && children}
					</li>
				))}
			</ul>
		</div>
	);
}

function lockText({ locked, lockAt, missing }: Team, { teamMin, teamMax }: Competition, count: number, times: SiteTimes): string {
	if (locked) return '队伍已锁定，队员不能再变';
	const at = parseTime(lockAt);
	const size = `${count} / ${teamMax} 人`;
	return `${size}${missing > 0 ? `，至少要 ${teamMin} 人` : ''}，${at ? times.format(at, 'M月D日 HH:mm', 'deadline') : ''} 锁定`;
}

interface MemberButtonsProps {
	member: TeamMember;
	mine: Pick<OwnEntry, 'can' | 'competitionId'>;
	change: ReturnType<typeof useTeamChange>;
}

function MemberButtons({ member: { userId, name }, mine: { can, competitionId }, change }: MemberButtonsProps) {
	if (!can.manageTeam) return null;
	return (
		<span className={styles.buttons}>
			<Button
				kind="text"
				label={`让${name}当队长`}
				onPress={(rest) =>
					change(rest, {
						step: callStep('main.competitionTeamTransfer', { competitionId, memberId: userId }),
						question: `以后由${name}办理报名和管理队伍，确定移交吗？`,
						done: `${name}是队长了`,
					})
				}
			/>
			{can.removeMember && (
				<Button
					kind="text"
					label={`请${name}离队`}
					onPress={(rest) =>
						change(rest, {
							step: callStep('main.competitionTeamRemove', { competitionId, memberId: userId }),
							question: `确定请${name}离开队伍吗？`,
							done: `${name}已离队`,
						})
					}
				/>
			)}
		</span>
	);
}

interface TeamChange {
	step: ActionStep;
	question: string;
	done: string;
}

function useTeamChange(): (rest: Rest, change: TeamChange) => Promise<boolean> {
	const run = useActions();
	return (rest, { step, question, done }) => run([{ confirm: question }, step, { message: done }], {}, { rest });
}
