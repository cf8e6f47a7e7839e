import { useCommand } from '@nkm/ui';
import { messages } from '../messages';

/** Sends commands to the cart service. */
export const useCartCommand = () => useCommand(messages.cartUnavailable);
