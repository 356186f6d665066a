import type { ReactNode } from 'react';
import * as texts from '#generated/messages/ui.ts';
import { Button } from './button.tsx';
import { ReloadButton } from './reload-button.tsx';

interface PageFailureProps {
	title: string;
	text: string;
	onRetry?: () => void;
	onBack?: () => void;
	children?: ReactNode;
}

/** Shown inside the layout if a page cannot be rendered. */
export function PageFailure({ title, text, onRetry, onBack, children }: PageFailureProps) {
	return (
		<section className="shell-failure" role="alert">
			<h1>{title}</h1>
			<p>{text}</p>
			<div className="row shell-failure-actions">
				{onRetry && <Button label={texts.retry} kind="primary" onPress={onRetry} />}
				{onRetry && <ReloadButton />}
				{onBack && <Button label={texts.back} kind="primary" onPress={onBack} />}
			</div>
			{children}
		</section>
	);
}
