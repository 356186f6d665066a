import type { Call, Middleware } from './call.ts';

export interface OverlayOptions {
	/** Paths that contain one of these also show the overlay. */
	actions: readonly string[];
	show(): void;
	hide(): void;
}

export function withOverlay(options: OverlayOptions): Middleware {
	return async (call, next) => {
		// Quiet calls run in the background and must not block the user.
		if (call.quiet || !wantsOverlay(call, options.actions)) return next(call);
		options.show();
		try {
			return await next(call);
		} finally {
			options.hide();
		}
	};
}

export function wantsOverlay({ operation }: Pick<Call, 'operation'>, actions: readonly string[]): boolean {
	return operation.overlay || actions.some((action) => action !== '' && operation.path.includes(action));
}
