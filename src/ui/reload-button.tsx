import { createContext, use } from 'react';
import { Button } from './button.tsx';

/** Reloads the page. The app overrides it to keep unsaved input and to prevent reload loops. */
export const ReloadContext = createContext<() => unknown>(() => location.reload());

/** For code that failed to load: if a newer release has replaced it, only a reload helps. */
export function ReloadButton() {
	return <Button label="刷新页面" onPress={use(ReloadContext)} />;
}
