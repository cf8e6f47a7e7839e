/** The signed-in shopper’s wishlist (spec 2 §7). */
export { wishlistModule } from './module';
export { wishlistPersonalData } from './personal-data';
