import type { ReactNode } from 'react';

/** Text for screen readers alone; the class is that of the shell's base style. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
	return <span className="visually-hidden">{children}</span>;
}
