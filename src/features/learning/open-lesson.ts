import type { ActionHandler } from '#src/pages/page-environment.tsx';
import { type Lesson, lessonTarget } from './lesson-target.ts';

/** Opens a lesson on the page of its type. Arguments are declared in components.yaml. */
export const openLesson: ActionHandler = (lesson, { open }) => open(lessonTarget(lesson as unknown as Lesson));
