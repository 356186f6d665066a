import { type FormEvent, type RefObject, useState } from 'react';
import * as texts from '#generated/messages/lock/screen.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordInput } from '#src/ui/password-input.tsx';
import { useSending } from '#src/ui/use-press.ts';
import type { LockHolder } from './lock.ts';
import type { LockStore } from './lock-store.ts';

interface LockFormProps {
	lock: LockStore;
	entry: LockHolder;
	field: RefObject<HTMLInputElement | null>;
}

export function LockForm({ lock, entry, field }: LockFormProps) {
	const [password, setPassword] = useState('');
	const [error, setError] = useState<string | null>(null);
	const { busy, send } = useSending();

	const submit = async (event: FormEvent): Promise<void> => {
		event.preventDefault();
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
				{texts.password}
			</label>
			<PasswordInput
				ref={field}
				id="lock-password"
				className="field lock-input"
				autoComplete="current-password"
				placeholder={texts.passwordPlaceholder}
				value={password}
				showLabel={texts.showPassword}
				aria-invalid={error !== null || undefined}
				aria-describedby="lock-error"
				onChange={(event) => {
					setPassword(event.target.value);
					setError(null);
				}}
			/>
			<p id="lock-error" className="small lock-error" role="alert">
				{error}
			</p>
			<Button type="submit" kind="primary" label={texts.unlock} icon="unlock" wide busy={busy} />
		</form>
	);
}
