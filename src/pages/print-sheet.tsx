import type { ReactNode } from 'react';
import { PrintHead } from '#src/ui/print-head.tsx';
import { usePrinting } from '#src/ui/use-printing.ts';
import type { BlockBase, PrintSheet } from './block-base.ts';
import { usePage } from './page-context.tsx';
import { useClock } from './use-clock.ts';
import { SheetContext } from './use-sheet.ts';

/** A block as `print` of its manifest says. `print.css` hides the rest of a page that has a sheet. */
export function PrintedBlock({ print, children }: { print: NonNullable<BlockBase['print']>; children: ReactNode }) {
	if (print === 'never') return <div className="contents screen-only">{children}</div>;
	if (print === 'new-page') return <div className="contents print-page">{children}</div>;
	if (print === 'only') return <OnPaper>{children}</OnPaper>;
	return <Sheet sheet={print}>{children}</Sheet>;
}

const OnPaper = ({ children }: { children: ReactNode }) => usePrinting() && children;

function Sheet({ sheet, children }: { sheet: PrintSheet; children: ReactNode }) {
	const { title, scope } = usePage();
	const { now, times } = useClock();
	const { signedIn, user } = scope.scope.session;
	const heading = (): string => (sheet.title === undefined ? title : scope.text(sheet.title));
	return (
		<div className="contents" data-sheet={sheet.paper ?? 'portrait'} data-bare={sheet.bare || undefined}>
			{!sheet.bare && <PrintHead titleOf={heading} name={signedIn ? user.name : ''} now={now} zone={times.zone} />}
			<SheetContext value={sheet}>{children}</SheetContext>
		</div>
	);
}
