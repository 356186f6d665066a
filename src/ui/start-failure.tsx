import type { ReactNode } from 'react';
import * as texts from '#generated/messages/ui.ts';
import { Button } from './button.tsx';

interface StartFailureProps {
	title: string;
	text: string;
	detail?: string | null;
	onRetry: () => unknown;
	children?: ReactNode;
}

/** Replaces the whole app if it cannot start. */
export function StartFailure({ title, text, detail = null, onRetry, children }: StartFailureProps) {
	return (
		<main>
			<section className="shell-failure" role="alert">
				<h1>{title}</h1>
				<p>{text}</p>
				{detail && <p>{detail}</p>}
				<div className="row shell-failure-actions">
					<Button label={texts.retry} kind="primary" onPress={onRetry} />
					{children}
				</div>
			</section>
		</main>
	);
}
