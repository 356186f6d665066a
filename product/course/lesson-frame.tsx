import type { ComponentProps } from '#generated/component-props.ts';
import styles from './lesson-frame.module.css';

/** The lesson and, beside it where there is room, the outline of its course. */
export const LessonFrame = ({ children }: ComponentProps['course#LessonFrame']) => <div className={styles.frame}>{children}</div>;
