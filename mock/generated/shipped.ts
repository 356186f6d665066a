// Generated from app.yaml by `npm run codegen`; do not edit.
import type { ShippedFiles } from '#mock/operation.ts';

export const shipped: ShippedFiles = { files: 'manifests/files', engines: ['javascript', 'python', 'clang'] };
