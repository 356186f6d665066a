import { useEffect, useState } from 'react';
import { ENGINE_EVENT, ENGINE_TITLES, type EngineProgress } from '#src/backend/engine-events.ts';
import styles from './workbench.module.css';

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

export function EngineProgressBar() {
	const progress = useEngineProgress();
	if (!progress || progress.total === 0) return null;
	const { engine, loaded, total } = progress;
	const text = `正在下载 ${ENGINE_TITLES[engine] ?? engine} 运行环境：${megabytes(loaded)} / ${megabytes(total)} MB，只下载这一次`;
	return (
		<p className={styles.engine}>
			<progress max={total} value={loaded} aria-label={`${ENGINE_TITLES[engine] ?? engine} 运行环境的下载`} />
			{text}
		</p>
	);
}

function useEngineProgress(): EngineProgress | null {
	const [progress, setProgress] = useState<EngineProgress | null>(null);
	useEffect(() => {
		const take = (event: Event): void => {
			const { detail } = event as CustomEvent<EngineProgress>;
			setProgress(detail.state === 'loading' ? detail : null);
		};
		addEventListener(ENGINE_EVENT, take);
		return () => removeEventListener(ENGINE_EVENT, take);
	}, []);
	return progress;
}
