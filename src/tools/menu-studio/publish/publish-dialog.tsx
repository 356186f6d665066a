import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
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
	const mayDiscard = (): Promise<boolean> => confirm({ title: '先不发布？', text: '草稿会留着，写好的说明不会保存。' });
	return (
		<DialogFrame title="发布菜单" look="drawer" width={720} onClose={onClose} mayDiscard={mayDiscard}>
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
						{schedule.scheduledBy}定了 {placeTime(times, schedule.effectiveAt)} 换上另一份菜单（{schedule.comment}
						）。现在发布的只用到那时；要取消，请到历史里。
					</span>
				</p>
			)}
			{mergedWith && (
				<p className={styles.notice} role="status">
					<Icon name="info" />
					<span>
						{mergedWith.publishedBy}刚刚发布了第 {mergedWith.version} 版（{mergedWith.comment}）。两边的修改已经合在一起，请再看一遍。
					</span>
				</p>
			)}
			<section className={styles.part} aria-label="和现在的菜单相比">
				<h3>和现在的第 {published.version} 版相比</h3>
				<DifferenceView base={published.list} next={list} same="没有变化：草稿和已发布的菜单一样。" />
			</section>
			<section className={styles.part} aria-label="检查" aria-busy={check === null && problem === ''}>
				<h3>检查</h3>
				{check === null && problem === '' && <Skeleton shape="line" />}
				{check?.findings.length === 0 && (
					<p className={styles.fine}>
						<Icon name="check" />
						没有发现问题
					</p>
				)}
				{check && <CheckFindings findings={check.findings} onGo={onGo} />}
			</section>
			<CommentForm
				label="这一版改了什么"
				hint="例如：把视频中心放进学习，竞赛中心改名"
				submit={time === null ? '发布' : '定时发布'}
				blocked={blocked}
				problem={problem}
				onSubmit={publish}
				before={canSchedule && !schedule && <PublishTime value={time} onChange={setTime} />}
			/>
		</>
	);
}

function blockedBy({ published, list, check }: PublishState): string {
	if (published && JSON.stringify(published.list) === JSON.stringify(list)) return '改过菜单才能发布';
	if (!check) return '正在检查';
	const errors = check.findings.filter(({ severity }) => severity === 'error').length;
	return errors > 0 ? `有 ${errors} 处要先改好` : '';
}

function Conflicts({ publishing, state }: { publishing: Publishing; state: PublishState }) {
	const { conflicts, choices, published } = state;
	const who = published?.publishedBy ?? '另一位管理员';
	return (
		<>
			<p className={styles.notice} role="status">
				<Icon name="warning" />
				<span>
					{who}发布了第 {published?.version} 版（{published?.comment}），也改了下面 {conflicts.length}{' '}
					处。请选用谁的，其他修改两边都会保留。
				</span>
			</p>
			<ConflictChoices
				conflicts={conflicts}
				choices={choices}
				who={who}
				onChoose={publishing.choose}
				onSettle={publishing.settle}
				label="合并，再看一遍"
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
			<h3>定好了</h3>
			<p>{placeTime(times, schedule.effectiveAt)} 起大家看到这份菜单。草稿留着；要取消，请到历史里。</p>
			<Button label="完成" kind="primary" onPress={onClose} />
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
			<h3>第 {version.version} 版发布好了</h3>
			<p>
				{routesServed ? '用户打开或回到页面时就会看到新的菜单，最晚五分钟。' : '这一版已经保存，用户看到的菜单还没有变。'}
				觉得不对，可以在历史里回退。
			</p>
			<Button label="完成" kind="primary" onPress={onClose} />
		</div>
	);
}
