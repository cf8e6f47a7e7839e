import type { BusRecord } from '@nkm/platform/host';
import { buttonsSettle } from '@nkm/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from 'rxjs';
import type { SliceRow } from './describe-slices';
import { createEventLog } from './event-log';
import { OutlinePanel } from './outline-panel';

const version = { version: '1.1.0', container: 'c', entry: '/e.js', integrity: '', exposes: [], widgets: [] };
const rows: SliceRow[] = [
  {
    slice: 'mfe-catalog',
    topics: ['product.viewed'],
    versions: [
      {
        version: { ...version, topics: { 'cart.add': 1 } },
        role: 'chosen',
        states: ['on this page'],
        times: [{ part: 'page shop', ms: 41.7 }],
      },
    ],
  },
];

function open({ wide = true } = {}) {
  window.matchMedia = (query) => ({ matches: wide, media: query }) as MediaQueryList;
  const bus = new Subject<BusRecord>();
  const turned: string[] = [];
  const board = {
    rows: () => rows,
    subscribe: () => () => undefined,
    failSwitch: {
      isOn: () => false,
      turn: (slice: string, of: { version: string }, on: boolean) => void turned.push(`${slice} ${of.version} ${on}`),
      end: () => undefined,
    },
    end: () => undefined,
  };
  const onClose = jest.fn();
  const log = createEventLog(bus, []);
  render(<OutlinePanel board={board} log={log} onClose={onClose} />);
  const say = (record: BusRecord) => act(() => bus.next(record));
  return { say, turned, onClose, user: userEvent.setup() };
}
const addDress: BusRecord = {
  at: 2_500,
  topic: 'cart.add',
  kind: 'command',
  owner: 'mfe-cart-checkout',
  sender: 'mfe-catalog 1.1.0',
  act: 'sent',
  payload: { product: { title: 'Ankara dress' }, quantity: 1 },
  command: 4,
};
const viewed: BusRecord = {
  at: 1_000,
  topic: 'product.viewed',
  kind: 'event',
  owner: 'mfe-catalog',
  sender: 'mfe-catalog 1.1.0',
  act: 'told',
  payload: { productId: 1, slug: 'a' },
};

describe('the panel of the outline', () => {
  it('lists slices with version, state, load time, topics, and the versions they were built against', () => {
    open();
    const slices = screen.getByRole('tabpanel', { name: 'Slices' });
    expect(slices).toHaveTextContent('mfe-catalog');
    expect(slices).toHaveTextContent('Owns: product.viewed');
    expect(slices).toHaveTextContent('1.1.0 chosen · on this page');
    expect(slices).toHaveTextContent('page shop 42 ms');
    expect(slices).toHaveTextContent('built against older topics: cart.add 1');
  });

  it('fails a version on purpose, by keyboard', async () => {
    const { turned, user } = open();
    screen.getByRole('switch', { name: 'Fail mfe-catalog 1.1.0' }).focus();
    await user.keyboard(' ');
    expect(turned).toEqual(['mfe-catalog 1.1.0 true']);
  });

  it('shows the bus messages, filters, pauses and clears them', async () => {
    const { say, user } = open();
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    const events = screen.getByRole('tabpanel', { name: 'Events' });
    expect(events).toHaveTextContent('No messages yet');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    say(viewed);
    say(addDress);
    expect(await within(events).findByText('Paused, 2 new')).toBeVisible();
    buttonsSettle();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    const entries = () => within(events).queryAllByRole('listitem');
    expect(entries()).toHaveLength(2);
    expect(entries()[0]).toHaveTextContent('cart.add sent #42.500 s · mfe-catalog 1.1.0 → mfe-cart-checkout');
    expect(entries()[1]).toHaveTextContent('product.viewed event1.000 s · mfe-catalog 1.1.0');
    await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'ankara');
    expect(entries()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(entries()).toHaveLength(0);
  });

  it('copies the visible entries, with a message', async () => {
    const { say, user } = open();
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    say(addDress);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('1 copied')).toBeVisible();
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject([
      { topic: 'cart.add', act: 'sent', payload: { quantity: 1 } },
    ]);
  });

  it('shows a message when the browser refuses to copy', async () => {
    const { user } = open();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('This browser does not allow copying')).toBeVisible();
  });

  it('starts as a bar without room beside the page', async () => {
    const { user } = open({ wide: false });
    expect(screen.queryByRole('tab', { name: 'Slices' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Outline', expanded: false }));
    expect(screen.getByRole('tab', { name: 'Slices' })).toBeVisible();
  });

  it('closes', async () => {
    const { user, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Close the outline' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
