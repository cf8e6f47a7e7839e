/** Account deletion, deactivation and data export (spec 2 §2, §4, §7). */
export { accountDeletionModule } from './module';
