/** Settings for the storefront (ours). */
export { settingsModule } from './module';
export { presentSettings } from './present-settings';
