import type { Root } from 'react-dom/client';
import { loadRuntimeConfig, type RuntimeConfig } from '#src/http/runtime-config.ts';
import { StartFailure } from '#src/ui/start-failure.tsx';

const ADVICE = '请检查网络后重试。如果一直这样，请把上面这句话告诉老师或管理员。';

/** Loads `config.json`. Until that succeeds, a page names the file and what is wrong with it, and offers another attempt. */
export async function loadConfig(address: string, root: Root): Promise<RuntimeConfig> {
	for (let attempt = 0; ; attempt += 1) {
		const result = await loadRuntimeConfig(address, attempt > 0);
		if (result.ok) return result.config;
		await new Promise<void>((resolve) => {
			// The button stays busy until the next attempt has failed, too, and its page replaces this one.
			const retry = () => new Promise(() => resolve());
			root.render(<StartFailure key={attempt} title="应用没有启动" text={result.problem} detail={ADVICE} onRetry={retry} />);
		});
	}
}
