import { useEffect, useState } from 'react';
import { ENGINE_EVENT, ENGINE_TITLES, type EngineProgress } from '#src/backend/engine-events.ts';
import styles from './workbench.module.css';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/** Says which engine the programs wait for. */
export function EngineProgressBar() {
	const progress = useEngineProgress();
	if (!progress) return null;
	const title = `${ENGINE_TITLES[progress.engine] ?? progress.engine} 运行环境`;
	return (
		<p className={styles.engine}>
			{progress.state === 'loading' && progress.total > 0 && (
				<progress max={progress.total} value={progress.loaded} aria-label={`${title}的下载`} />
			)}
			{waitingFor(title, progress)}
		</p>
	);
}

function waitingFor(title: string, { state, loaded, total }: EngineProgress): string {
	if (state === 'asking') return `在等你决定：下载${title}（大约 ${Math.ceil(total / 1_000_000)} MB）以后才能运行`;
	return loaded === total ? `正在启动${title}…` : `正在下载${title}：${megabytes(loaded)} / ${megabytes(total)} MB，只下载这一次`;
}

function useEngineProgress(): EngineProgress | null {
	const [progress, setProgress] = useState<EngineProgress | null>(null);
	useEffect(() => {
		const take = (event: Event): void => {
			const { detail } = event as CustomEvent<EngineProgress>;
			setProgress(detail.state === 'asking' || detail.state === 'loading' ? detail : null);
		};
		addEventListener(ENGINE_EVENT, take);
		return () => removeEventListener(ENGINE_EVENT, take);
	}, []);
	return progress;
}
