import { trackingText } from './tracking-text';

describe('tracking without reports from the courier', () => {
  it('ORD-MSG-016 says "Order placed" when Paid', () => {
    expect(trackingText('Paid')).toBe('Order placed');
  });
  it('ORD-MSG-017 says "No order placed yet" before payment', () => {
    expect(trackingText('Uncompleted')).toBe('No order placed yet');
  });
  it('names any other status', () => {
    expect(trackingText('Shipped')).toBe('Order shipped');
    expect(trackingText('Return requested')).toBe('Order return requested');
  });
});
