import { useEffect, useState } from 'react';
import { saveOnLeaving } from '#src/lib/save-on-leaving.ts';
import { type Calls, useCalls } from '#src/pages/use-calls.ts';
import { type Clock, useClock } from '#src/pages/use-clock.ts';
import { type KeptData, useKeptData } from '#src/pages/use-kept-data.ts';
import type { PaperDetail } from './api-types.ts';
import { type Attempt, createAttempt } from './attempt/attempt.ts';
import { createAttemptClock, warningText } from './attempt/clock.ts';
import { deviceNumber } from './attempt/journal.ts';
import { forgetStart, keepStart, recallStart } from './attempt/kept-start.ts';
import { failureText } from './failure-text.ts';

const SUBMIT = 'main.paperSubmit';

interface OpenAttempt {
	attempt: Attempt;
	paper: PaperDetail;
}

export interface AttemptLoad {
	opened: OpenAttempt | null;
	/** Message of a failure to open; null otherwise. */
	failure: string | null;
	retry: () => void;
}

/** Opens the attempt in this window, and closes it when the page is left or hidden. The journal has everything by then. */
export function useAttempt(paperId: string, attemptId: string): AttemptLoad {
	const { call, answers, invalidates } = useCalls();
	const { openUserRecords, storage } = useKeptData();
	const { now } = useClock();
	const [opened, setOpened] = useState<OpenAttempt | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [tries, setTries] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `tries` opens again; the environment never changes
	useEffect(() => {
		let gone = false;
		let close = (): void => undefined;
		setFailure(null);
		void openAttempt({ call, openUserRecords, storage, now }, paperId, attemptId).then((result) => {
			if (result === 'over') return gone ? undefined : answers.invalidate(invalidates(SUBMIT));
			if ('failure' in result) {
				if (!gone) setFailure(result.failure);
				return;
			}
			if (gone) return result.attempt.close();
			close = watchWindow(result);
			setOpened(result);
		});
		return () => {
			gone = true;
			close();
			setOpened(null);
		};
	}, [paperId, attemptId, tries]);
	return { opened, failure, retry: () => setTries((count) => count + 1) };
}

type Environment = Pick<Calls, 'call'> & Pick<KeptData, 'openUserRecords' | 'storage'> & Pick<Clock, 'now'>;

interface Opened extends OpenAttempt {
	attemptId: string;
}

/** `over`: the attempt has ended meanwhile, and the page shows what became of it. */
async function openAttempt(environment: Environment, paperId: string, attemptId: string): Promise<Opened | { failure: string } | 'over'> {
	const { call, openUserRecords, now } = environment;
	const device = deviceOf(environment);
	let clientTab = `${device}.${Math.random().toString(36).slice(2, 10)}`;
	const start = (takeOver: boolean) => call('main.paperAttemptStart', { paperId, attemptId, clientTab, takeOver }, { quiet: true });
	const sentAt = Date.now();
	const [asked, journals] = await Promise.all([start(false), openUserRecords().catch(() => null)]);
	const kept = asked.ok || asked.error.status !== null ? null : await recallStart(journals, attemptId, Date.now());
	const first: typeof asked = kept ? { ok: true, data: kept } : asked;
	if (!first.ok) return { failure: failureText(first.error) };
	if (first.data.state !== 'in_progress') return 'over';
	// A window of this browser that is gone, e.g. by a reload, needs no question.
	const own = first.data.clientTab === clientTab || first.data.clientTab === '' || first.data.clientTab.startsWith(`${device}.`);
	const isFree = own && (await lockIsFree(attemptId));
	// Without a network, this window goes on as the one that is gone.
	if (kept && isFree) clientTab = kept.clientTab;
	const taken = !kept && (isFree || first.data.clientTab === 'seed') ? await start(true) : first;
	const detail = await call('main.paperDetail', { id: paperId, attemptId }, { quiet: true, kept: true });
	if (!taken.ok) return { failure: failureText(taken.error) };
	if (!detail.ok) return { failure: failureText(detail.error) };
	if (!kept) await keepStart(journals, taken.data, Date.now());
	const steady = (): number => performance.now();
	const attempt = createAttempt({
		initial: taken.data,
		// The kept start has the time of now, however long the call took to fail.
		sentAt: kept ? Date.now() : sentAt,
		calls: {
			start,
			submit: (body, { keepalive }) => call(SUBMIT, { paperId, attemptId, clientTab, ...body }, { quiet: true, keepalive }),
		},
		journals: {
			read: async () => journals?.read(attemptId),
			write: async (journal) => (journals ? journals.write(attemptId, journal) : Promise.reject(new Error('No storage.'))),
			remove: async () => {
				await journals?.remove(attemptId);
				await forgetStart(journals, attemptId);
			},
		},
		clock: createAttemptClock({ wall: Date.now, steady }, now() - Date.now()),
		wall: Date.now,
		steady,
		clientTab,
		device: deviceNumber(device),
		announce: warningText,
	});
	await attempt.open();
	return { attempt, paper: detail.data, attemptId };
}

/** Id of this browser; kept, so that a reload is recognised. */
function deviceOf({ storage }: Environment): string {
	const kept = storage.read('device');
	if (kept) return kept;
	const device = Math.random().toString(36).slice(2, 12);
	storage.write('device', device);
	return device;
}

const lockName = (attemptId: string): string => `attempt-${attemptId}`;

/** Without Web Locks, every second window asks. */
const lockIsFree = async (attemptId: string): Promise<boolean> =>
	(await navigator.locks?.request(lockName(attemptId), { ifAvailable: true }, (lock) => lock !== null)) ?? false;

/** Follows the window until the returned function is called. */
function watchWindow({ attempt, attemptId }: Opened): () => void {
	let release = (): void => undefined;
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	let watching = true;
	const hold = (): void => {
		// The window that continues steals the lock, and this one learns of it at once.
		navigator.locks?.request(lockName(attemptId), { steal: true }, () => released).catch(() => watching && attempt.leave());
	};
	const onVisibility = (): void => (document.visibilityState === 'visible' ? attempt.refresh() : attempt.countAway());
	document.addEventListener('visibilitychange', onVisibility);
	window.addEventListener('online', attempt.refresh);
	const stopSaving = saveOnLeaving(attempt.save);
	if (attempt.state.phase === 'working') hold();
	attempt.onTakeOver = hold;
	return () => {
		watching = false;
		release();
		document.removeEventListener('visibilitychange', onVisibility);
		window.removeEventListener('online', attempt.refresh);
		void stopSaving().finally(attempt.close);
	};
}
