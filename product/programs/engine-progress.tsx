import { type ReactNode, useEffect, useState } from 'react';
import { ENGINE_EVENT, ENGINE_TITLES, type EngineProgress } from '#src/backend/engine-events.ts';
import styles from './engine-progress.module.css';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Progress of loading the engine of a language, until it can run the program; `after` is shown from then on. */
export function EngineProgressBar({ after = null }: { after?: ReactNode }) {
	const progress = useEngineProgress();
	if (!progress) return after;
	const { engine, state, loaded, total } = progress;
	const name = `${ENGINE_TITLES[engine] ?? engine} 运行环境`;
	return (
		<div className={styles.engine}>
			{state === 'loading' && <progress max={total} value={loaded} aria-label={`${name}的下载`} />}
			<span role="status">{WAITS[state](name, Math.ceil(total / 1_000_000))}</span>
			{state === 'loading' && (
				<span>
					{megabytes(loaded)} / {megabytes(total)} MB
				</span>
			)}
		</div>
	);
}

type WaitingState = Exclude<EngineProgress['state'], 'ready' | 'failed'>;

const WAITS: Readonly<Record<WaitingState, (name: string, size: number) => string>> = {
	asking: (name, size) => `要先下载 ${name}（约 ${size} MB），等你在弹出的窗口里选“下载”`,
	loading: (name) => `正在下载 ${name}，下载完就运行；只下载这一次`,
	starting: (name) => `正在启动 ${name}，马上就好`,
};

type Waiting = EngineProgress & { state: WaitingState };

const isWaiting = (progress: EngineProgress): progress is Waiting => progress.state in WAITS;

function useEngineProgress(): Waiting | null {
	const [progress, setProgress] = useState<Waiting | null>(null);
	useEffect(() => {
		const take = (event: Event): void => {
			const { detail } = event as CustomEvent<EngineProgress>;
			if (isWaiting(detail)) setProgress(detail);
			// Another engine that is ready, such as the one for compiled programs, does not end the wait.
			else setProgress((before) => (before?.engine === detail.engine ? null : before));
		};
		addEventListener(ENGINE_EVENT, take);
		return () => removeEventListener(ENGINE_EVENT, take);
	}, []);
	return progress;
}
