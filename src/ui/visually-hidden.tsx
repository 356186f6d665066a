import type { ReactNode } from 'react';

/** Text for screen readers only; the shell's base style sheet defines the class. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <span className="visually-hidden">{children}</span>;
}
