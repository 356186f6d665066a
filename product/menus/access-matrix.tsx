import type { ComponentProps } from '#generated/component-props.ts';
import { AccessMatrix as Matrix } from '#src/tools/access-matrix/access-matrix.tsx';

/** The matrix over the list that the API serves. */
export const AccessMatrix = (props: ComponentProps['menus#AccessMatrix']) => <Matrix {...props} />;
