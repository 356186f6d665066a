/** Worlds and robots whose code is loaded when they are first shown. */
import { lazyComponent } from '#src/ui/lazy-component.tsx';

export const WorldPicture = lazyComponent(async () => (await import('./world-picture.tsx')).WorldPicture);
export const RobotView = lazyComponent(async () => (await import('./robot-view.tsx')).RobotView);
