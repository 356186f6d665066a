import { useState } from 'react';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Switch } from '#src/ui/switch.tsx';
import { useRest } from '#src/ui/use-press.ts';
import type { Judge } from './api-types.ts';
import styles from './submission-view.module.css';

export function ShareSwitch({ judge: { submitId, share } }: { judge: Judge }) {
	const { call } = useCalls();
	const { message } = useFeedback();
	const { throttle } = useClock();
	const [resting, rest] = useRest();
	const [shared, setShared] = useState(share ?? false);
	const [busy, setBusy] = useState(false);
	const change = async (next: boolean): Promise<void> => {
		if (busy || resting || submitId === null) return;
		setBusy(true);
		const result = await call('judge.submission', { submitId, share: next });
		setBusy(false);
		if (!result.ok) return;
		rest(throttle);
		setShared(next);
		message('success', next ? '大家现在可以看到这份程序' : '这份程序只有你自己能看');
	};
	return (
		<label className={styles.share}>
			<Switch checked={shared} aria-disabled={busy || resting || undefined} onChange={(event) => void change(event.target.checked)} />
			公开这份程序
		</label>
	);
}
