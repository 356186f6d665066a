import { useEffect, useState } from 'react';
import { type Clock, useClock } from '#src/pages/use-clock.ts';
import { type KeptData, useKeptData } from '#src/pages/use-kept-data.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './device-check.module.css';
import { type DeviceFacts, deviceFindings, type Finding } from './device-findings.ts';

/** Checks the device before an exam begins: screen, input, network, storage and clock, each with what it means. */
export function DeviceCheck() {
	const { openUserRecords } = useKeptData();
	const { now } = useClock();
	const [facts, setFacts] = useState<DeviceFacts | null>(null);
	const check = async (): Promise<void> => setFacts(await readFacts({ openUserRecords, now }));
	// biome-ignore lint/correctness/useExhaustiveDependencies: checks once; the environment never changes
	useEffect(() => {
		void check();
		const again = (): void => void check();
		const events = ['online', 'offline', 'resize'] as const;
		for (const event of events) window.addEventListener(event, again);
		return () => {
			for (const event of events) window.removeEventListener(event, again);
		};
	}, []);
	if (!facts) return <Skeleton shape="lines" />;
	const findings = deviceFindings(facts);
	return (
		<div className={styles.check}>
			<p className="strong" role="status">
				{summaryOf(findings)}
			</p>
			<ul className={styles.list} aria-label="检查结果">
				{findings.map(({ name, state, text }) => (
					<li key={name} className={styles.finding} data-state={state}>
						<Icon name={state === 'ok' ? 'check' : 'warning'} />
						<span>
							<strong>
								{name}：{STATES[state]}
							</strong>
							{text}
						</span>
					</li>
				))}
			</ul>
			<Button label="重新检查" icon="refresh" kind="text" onPress={check} />
		</div>
	);
}

const STATES = { ok: '没问题', warn: '请留意', bad: '要先解决' } as const;

function summaryOf(findings: readonly Finding[]): string {
	if (findings.some(({ state }) => state === 'bad')) return '有一项要先解决，再开始更稳妥。';
	return findings.every(({ state }) => state === 'ok') ? '都检查过了，可以放心开始。' : '可以开始，有几处请留意。';
}

async function readFacts({ openUserRecords, now }: Pick<KeptData, 'openUserRecords'> & Pick<Clock, 'now'>): Promise<DeviceFacts> {
	const touch = matchMedia('(any-pointer: coarse)').matches;
	return {
		width: window.innerWidth,
		touch,
		// No browser tells of keyboards; a mouse or trackpad comes with one.
		keyboard: matchMedia('(any-pointer: fine)').matches,
		online: navigator.onLine,
		stores: await storesRecords(openUserRecords),
		room: await freeBytes(),
		ahead: now() - Date.now(),
	};
}

const TRIAL = 'device-check';

async function storesRecords(openUserRecords: KeptData['openUserRecords']): Promise<boolean> {
	try {
		const journals = await openUserRecords();
		await journals?.write(TRIAL, { at: TRIAL });
		const kept = (await journals?.read(TRIAL)) as { at?: string } | undefined;
		await journals?.remove(TRIAL);
		return kept?.at === TRIAL;
	} catch {
		return false;
	}
}

async function freeBytes(): Promise<number | null> {
	try {
		const { quota, usage } = await navigator.storage.estimate();
		return quota === undefined || usage === undefined ? null : quota - usage;
	} catch {
		// Missing in an insecure context.
		return null;
	}
}
