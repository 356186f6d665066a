import type { RequestContext } from '#mock/context.ts';
import { type Viewer, viewerOf } from '#mock/handlers/request/viewer.ts';

const MAY: Readonly<Record<'see' | 'change', readonly string[]>> = { see: ['Admin', 'Editor'], change: ['Admin'] };

/** The user's name, if they may see or change menus; refuses with 403 otherwise. Students have no roles. */
export function menuEditor(context: RequestContext<unknown>, wish: keyof typeof MAY): Viewer & { name: string } {
	const viewer = viewerOf(context);
	// Accounts of the simulated back end have a name of their own.
	const { roles = [], studentName, username } = viewer.user as { roles?: readonly string[]; studentName?: string; username?: string };
	if (!roles.some((role) => MAY[wish].includes(role))) {
		return context.fail(403, wish === 'see' ? '只有管理员和编辑能查看菜单' : '只有管理员能修改菜单');
	}
	return { ...viewer, name: studentName ?? username ?? viewer.user.id };
}
