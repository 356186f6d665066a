import { Button } from '#src/ui/button.tsx';

interface PageFailureProps {
	title: string;
	text: string;
	/** Label of the way out. */
	action: string;
	onAction: () => void;
}

/** Shown when a page cannot be drawn at all. */
export function PageFailure({ title, text, action, onAction }: PageFailureProps) {
	return (
		<section className="shell-failure" role="alert">
			<h1>{title}</h1>
			<p>{text}</p>
			<Button label={action} kind="primary" onPress={onAction} />
		</section>
	);
}
