import { createContext, use } from 'react';
import { Button } from './button.tsx';

/** Loads the whole page anew; the app says how, so that nothing typed is lost and nothing goes round in circles. */
export const ReloadContext = createContext<() => unknown>(() => location.reload());

/** For code that did not come: a newer release may have taken its place, and only a reload gets that. */
export function ReloadButton() {
	return <Button label="刷新页面" onPress={use(ReloadContext)} />;
}
