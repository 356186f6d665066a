import type { ComponentProps } from '#generated/component-props.ts';
import { AccessMatrix as Matrix } from '#src/tools/access-matrix/access-matrix.tsx';

/** The matrix over the list that the API serves. */
export const AccessMatrix = ({ served }: ComponentProps['menus#AccessMatrix']) => <Matrix served={served} />;
