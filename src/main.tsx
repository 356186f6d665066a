import '#src/shell/tokens.css';
import '#src/shell/themes.css';
import '#src/shell/base.css';
import '#src/shell/shell.css';
import { boot } from '#src/app/boot.tsx';
import { showStartFailure } from '#src/shell/show-start-failure.ts';

boot().catch((error: unknown) => {
	showStartFailure();
	throw error;
});
