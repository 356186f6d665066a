import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import * as texts from '#generated/messages/tools/menu-studio/publish/dialog.ts';
import * as publishTexts from '#generated/messages/tools/menu-studio/publish.ts';
import { instantIn } from '#src/lib/zoned-time.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { MenuSchedule, MenuVersion } from '../menu-calls.ts';
import { useMenuCalls } from '../menu-calls.ts';
import { CheckFindings } from './check-findings.tsx';
import { CommentForm } from './comment-form.tsx';
import { ConflictChoices } from './conflict-choices.tsx';
import { DifferenceView } from './difference-view.tsx';
import { EffectNotice } from './effect-notice.tsx';
import { placeTime } from './place-time.ts';
import styles from './publish.module.css';
import { PublishTime, timeProblem } from './publish-time.tsx';
import { createPublishing, type DraftHandle, type Publishing, type PublishState } from './publishing.ts';

interface PublishDialogProps {
	draft: DraftHandle;
	onGo: (path: readonly number[]) => void;
	onClose: () => void;
}

/** Shows what a published draft would change, merges what others have published, and publishes. */
export function PublishDialog({ draft, onGo, onClose }: PublishDialogProps) {
	const calls = useMenuCalls();
	const { confirm } = useFeedback();
	const [publishing] = useState(() => createPublishing({ calls, draft, newKey: () => crypto.randomUUID() }));
	const state = useSnapshot(publishing.state) as PublishState;
	useEffect(() => void publishing.open(), [publishing]);
	const mayDiscard = (): Promise<boolean> => confirm({ title: texts.leaveTitle, text: texts.leaveText });
	return (
		<DialogFrame title={texts.title} look="drawer" width={720} onClose={onClose} mayDiscard={mayDiscard}>
			<div className={styles.sheet}>
				{state.phase === 'loading' && <Skeleton shape="lines" />}
				{state.phase === 'failed' && <ErrorNotice message={state.problem} onRetry={publishing.open} />}
				{state.phase === 'choose' && <Conflicts publishing={publishing} state={state} />}
				{state.phase === 'review' && state.published && (
					<Review publishing={publishing} state={state} published={state.published} onGo={onGo} />
				)}
				{state.phase === 'published' && state.published && <Published version={state.published} onClose={onClose} />}
				{state.phase === 'scheduled' && state.schedule && <Scheduled schedule={state.schedule} onClose={onClose} />}
			</div>
		</DialogFrame>
	);
}

interface ReviewProps {
	publishing: Publishing;
	state: PublishState;
	published: MenuVersion;
	onGo: PublishDialogProps['onGo'];
}

function Review({ publishing, state, published, onGo }: ReviewProps) {
	const { list, check, mergedWith, problem, schedule, canSchedule } = state;
	const { now, times } = useClock();
	const [time, setTime] = useState<string | null>(null);
	const blocked = blockedBy(state) || timeProblem(time, now(), times.zone);
	const publish = (comment: string): Promise<void> =>
		publishing.publish(comment, time === null ? null : instantIn(time, times.zone).toISOString());
	return (
		<>
			<EffectNotice />
			{schedule && (
				<p className={styles.notice} role="status">
					<Icon name="clock" />
					<span>
						{texts.waits({
							who: schedule.scheduledBy,
							time: placeTime(times, schedule.effectiveAt),
							comment: schedule.comment,
						})}
					</span>
				</p>
			)}
			{mergedWith && (
				<p className={styles.notice} role="status">
					<Icon name="info" />
					<span>{texts.merged({ who: mergedWith.publishedBy, version: mergedWith.version, comment: mergedWith.comment })}</span>
				</p>
			)}
			<section className={styles.part} aria-label={texts.compared}>
				<h3>{texts.comparedWith({ version: published.version })}</h3>
				<DifferenceView base={published.list} next={list} same={texts.same} />
			</section>
			<section className={styles.part} aria-label={texts.check} aria-busy={check === null && problem === ''}>
				<h3>{texts.check}</h3>
				{check === null && problem === '' && <Skeleton shape="line" />}
				{check?.findings.length === 0 && (
					<p className={styles.fine}>
						<Icon name="check" />
						{texts.fine}
					</p>
				)}
				{check && <CheckFindings findings={check.findings} onGo={onGo} />}
			</section>
			<CommentForm
				label={texts.comment}
				hint={texts.commentHint}
				submit={time === null ? texts.publish : publishTexts.later}
				blocked={blocked}
				problem={problem}
				onSubmit={publish}
				before={canSchedule && !schedule && <PublishTime value={time} onChange={setTime} />}
			/>
		</>
	);
}

function blockedBy({ published, list, check }: PublishState): string {
	if (published && JSON.stringify(published.list) === JSON.stringify(list)) return texts.unchanged;
	if (!check) return texts.checking;
	const errors = check.findings.filter(({ severity }) => severity === 'error').length;
	return errors > 0 ? texts.hasErrors({ count: errors }) : '';
}

function Conflicts({ publishing, state }: { publishing: Publishing; state: PublishState }) {
	const { conflicts, choices, published } = state;
	const who = published?.publishedBy ?? publishTexts.otherAdmin;
	return (
		<>
			<p className={styles.notice} role="status">
				<Icon name="warning" />
				<span>
					{texts.conflicts({
						who,
						version: published?.version ?? '',
						comment: published?.comment ?? '',
						count: conflicts.length,
					})}
				</span>
			</p>
			<ConflictChoices
				conflicts={conflicts}
				choices={choices}
				who={who}
				onChoose={publishing.choose}
				onSettle={publishing.settle}
				label={texts.merge}
			/>
		</>
	);
}

function Scheduled({ schedule, onClose }: { schedule: MenuSchedule; onClose: () => void }) {
	const { times } = useClock();
	return (
		<div className={styles.done} role="status">
			<span className={styles.tick}>
				<Icon name="clock" />
			</span>
			<h3>{texts.scheduled}</h3>
			<p>{texts.scheduledWords({ time: placeTime(times, schedule.effectiveAt) })}</p>
			<Button label={texts.done} kind="primary" onPress={onClose} />
		</div>
	);
}

function Published({ version, onClose }: { version: MenuVersion; onClose: () => void }) {
	const { routesServed } = useAccess();
	return (
		<div className={styles.done} role="status">
			<span className={styles.tick}>
				<Icon name="check" />
			</span>
			<h3>{texts.published({ version: version.version })}</h3>
			<p>{routesServed ? texts.seenSoon : texts.onlySaved}</p>
			<Button label={texts.done} kind="primary" onPress={onClose} />
		</div>
	);
}
