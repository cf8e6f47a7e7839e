import { createTestPlatform } from '@nkm/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PlatformProvider } from './platform-context';
import { useMoney } from './use-money';

function Price() {
  const money = useMoney();
  return <p>{money(380_000)}</p>;
}

describe('topics in components', () => {
  it('SHR-CONST-002 follow the chosen currency', () => {
    const platform = createTestPlatform('shell');
    render(
      <PlatformProvider platform={platform}>
        <Price />
      </PlatformProvider>,
    );
    expect(screen.getByText('₦380,000.00')).toBeVisible();
    act(() => platform.bus.publish('currency', { currency: 'Dollar', rate: 380 }));
    expect(screen.getByText('$1,000.00')).toBeVisible();
  });

  it('render on the server with the initial states', () => {
    const platform = createTestPlatform('shell');
    platform.bus.publish('currency', { currency: 'Dollar', rate: 380 });
    const html = renderToString(
      <PlatformProvider platform={platform}>
        <Price />
      </PlatformProvider>,
    );
    expect(html).toContain('₦380,000.00');
  });
});
