import '#src/shell/tokens.css';
import '#src/shell/themes.css';
import '#src/shell/base.css';
import '#src/ui/primitives.css';

import '#src/shell/shell.css';
// With the entry: on the sign-in page, a sheet of its own would cost a request of twice its size.
import '#src/shell/blank-layout.css';
import '#src/shell/print.css';
import { boot } from '#src/app/boot.tsx';
import { showStartFailure } from '#src/shell/show-start-failure.ts';

// Browsers start workers from the page's own origin only, and another one may serve the scripts.
__webpack_base_uri__ = document.baseURI;

boot().catch((error: unknown) => {
	showStartFailure();
	throw error;
});
