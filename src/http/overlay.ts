import type { Call, Middleware } from './call.ts';

export interface OverlayOptions {
	/** Addresses that contain one of these show the overlay, besides operations that ask for it. */
	actions: readonly string[];
	show(): void;
	hide(): void;
}

/** Blocks the screen while a call runs that must not be done twice. */
export function withOverlay(options: OverlayOptions): Middleware {
	return async (call, next) => {
		// What the user does not hear of does not stop them either.
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
