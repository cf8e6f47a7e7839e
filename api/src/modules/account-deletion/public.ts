/** Account deletion, deactivation and data export (spec 2 §2, §4, §7). */
export type { AccountDeletionNeeds } from './account-deletion-needs';
export { accountDeletionModule } from './module';
