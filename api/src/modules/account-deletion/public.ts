/** Account deletion, deactivation and data export. */
export type { AccountDeletionNeeds } from './account-deletion-needs';
export { accountDeletionModule } from './module';
