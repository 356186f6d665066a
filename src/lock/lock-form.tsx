import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { EyeIcon } from '#src/ui/eye-icon.tsx';
import { useSending } from '#src/ui/use-press.ts';
import { type LockEntry, waitingTime } from './lock.ts';
import type { LockStore } from './lock-store.ts';

interface LockFormProps {
	lock: LockStore;
	entry: LockEntry;
	field: RefObject<HTMLInputElement | null>;
}

export function LockForm({ lock, entry, field }: LockFormProps) {
	const [password, setPassword] = useState('');
	const [visible, setVisible] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const { busy, send } = useSending();
	const waiting = waitingTime(entry, useNow(lock.now));

	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
		if (waiting > 0) return;
		await send(async () => {
			const problem = await lock.unlock(password);
			setError(problem);
			// Selects the text in the next frame, when the call's overlay is gone.
			if (problem !== null) requestAnimationFrame(() => field.current?.select());
		});
	};

	return (
		<form className="stack lock-form" noValidate onSubmit={(event) => void submit(event)}>
			{/* Gives password managers the account. */}
			<input type="text" autoComplete="username" value={entry.account} readOnly hidden />
			<label className="muted" htmlFor="lock-password">
				密码
			</label>
			<span className="lock-field">
				<input
					ref={field}
					id="lock-password"
					className="field lock-input"
					type={visible ? 'text' : 'password'}
					autoComplete="current-password"
					placeholder="请输入登录密码"
					value={password}
					aria-invalid={error !== null || undefined}
					aria-describedby="lock-error lock-wait"
					onChange={(event) => {
						setPassword(event.target.value);
						setError(null);
					}}
				/>
				<button
					type="button"
					className="icon-button lock-eye"
					aria-label="显示密码"
					aria-pressed={visible}
					onClick={() => setVisible(!visible)}
				>
					<EyeIcon crossed={visible} />
				</button>
			</span>
			<p id="lock-error" className="small lock-error" role="alert">
				{error}
			</p>
			{/* `role="timer"` is not announced every second. */}
			<p id="lock-wait" className="small figures lock-wait" role="timer">
				{waitingText(waiting)}
			</p>
			<Button type="submit" kind="primary" label="解锁" icon="unlock" wide busy={busy} disabled={waiting > 0} />
		</form>
	);
}

export function waitingText(milliseconds: number): string {
	const seconds = Math.ceil(milliseconds / 1000);
	if (seconds <= 0) return '';
	const parts = [seconds >= 60 && `${Math.floor(seconds / 60)} 分`, seconds % 60 > 0 && `${seconds % 60} 秒`].filter(Boolean);
	return `输错太多次了，请 ${parts.join(' ')}后再试`;
}

const SECOND_MS = 1000;

/** Current time in epoch ms, updated every second. */
export function useNow(clock: () => number): number {
	const [now, setNow] = useState(clock);
	useEffect(() => {
		const timer = setInterval(() => setNow(clock()), SECOND_MS);
		return () => clearInterval(timer);
	}, [clock]);
	return now;
}
