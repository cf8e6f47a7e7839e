/** What a shopper has chosen at checkout and not ordered yet (ours). */
export { clearChoices } from './clear-choices';
export { checkoutChoicesModule } from './module';
export { checkoutChoicesPersonalData } from './personal-data';
export { readChoices } from './read-choices';
export { ChoicesSchema } from './schema';
