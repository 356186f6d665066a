import { Button } from '#src/ui/button.tsx';

interface PageFailureProps {
	title: string;
	text: string;
	onRetry: () => void;
}

/** Shown inside the layout when a page cannot be drawn at all. */
export function PageFailure({ title, text, onRetry }: PageFailureProps) {
	return (
		<section className="shell-failure" role="alert">
			<h1>{title}</h1>
			<p>{text}</p>
			<Button label="重试" kind="primary" onPress={onRetry} />
		</section>
	);
}
