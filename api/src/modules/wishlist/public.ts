/** The signed-in shopper’s wishlist. */
export { wishlistModule } from './module';
export { wishlistPersonalData } from './personal-data';
