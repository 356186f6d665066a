import type { AppManifest, AppSettings } from './app-settings.ts';
import { featuresWith } from './features.ts';
import { completeManifest, manifestDefaults } from './manifest-settings.ts';

/** Every feature is on until config.json is read. */
const features = featuresWith({});

export const defaultSettings: AppSettings = { ...manifestDefaults, features };

export const completeSettings = (manifest: AppManifest): AppSettings => ({ ...completeManifest(manifest), features });
