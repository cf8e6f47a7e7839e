import {
  Accordion,
  AmountLine,
  AmountList,
  Breadcrumb,
  Pagination,
  ProfileSidebar,
  Table,
  Tabs,
  Timeline,
} from '../src';
import { nothing, type Sample } from './sample';

const hrefOf = (page: number) => `/shop?page=${page}`;

export const placeSamples: Sample[] = [
  {
    component: 'Breadcrumb',
    states: { plain: <Breadcrumb items={[{ title: 'Home', to: '/' }, { title: 'Shop' }]} /> },
  },
  {
    component: 'Pagination',
    wide: true,
    states: {
      first: <Pagination page={1} totalPages={9} hrefOf={hrefOf} controls="list" label="Pages of the shop" />,
      middle: <Pagination page={12} totalPages={4720} hrefOf={hrefOf} controls="list" nextLabel="Next Page" />,
    },
  },
  {
    component: 'Tabs',
    wide: true,
    states: {
      plain: (
        <Tabs
          label="About the product"
          tabs={[
            { id: 'description', title: 'Description', panel: <p>Dyed by hand.</p> },
            { id: 'specification', title: 'Specification', panel: <p>Cotton, five yards.</p> },
          ]}
        />
      ),
    },
  },
  {
    component: 'Accordion',
    states: {
      closed: <Accordion title="Delivery">Within five days.</Accordion>,
      open: (
        <Accordion title="Returns" open>
          Within 7 days.
        </Accordion>
      ),
    },
  },
  {
    component: 'Table',
    wide: true,
    states: {
      plain: (
        <Table
          caption="Orders"
          columns={[{ title: 'Order' }, { title: 'Status' }, { title: 'Amount', align: 'end' }]}
          rows={[
            { key: 1, cells: ['NKM-1001', 'Paid', '₦8,500.00'] },
            { key: 2, cells: ['NKM-1002', 'Delivered', '₦120,000.00'] },
          ]}
        />
      ),
    },
  },
  {
    component: 'Timeline',
    states: {
      plain: (
        <Timeline
          label="Tracking"
          steps={[
            { key: 1, title: 'Paid', time: '15 January 2026, 10:00' },
            { key: 2, title: 'Shipped', time: '16 January 2026, 08:30', state: 'current' },
            { key: 3, title: 'Delivered', state: 'waiting' },
          ]}
        />
      ),
    },
  },
  {
    component: 'AmountList',
    states: {
      plain: (
        <AmountList>
          <AmountLine name="Product price">₦8,500.00</AmountLine>
          <AmountLine name="Delivery to your pickup station">₦1,200.00</AmountLine>
          <AmountLine name="Total" total>
            ₦9,700.00
          </AmountLine>
        </AmountList>
      ),
      busy: (
        <AmountList busy>
          <AmountLine name="Product price">₦8,500.00</AmountLine>
        </AmountList>
      ),
    },
  },
  {
    component: 'AmountLine',
    states: {
      plain: (
        <AmountList>
          <AmountLine name="Orders">12</AmountLine>
        </AmountList>
      ),
    },
  },
  {
    component: 'ProfileSidebar',
    wide: true,
    states: {
      plain: (
        <ProfileSidebar
          links={[
            { title: 'Dashboard', to: '/Dashboard#Dashboard' },
            { title: 'Notifications', to: '/notifications#notifications' },
            { title: 'Recently viewed products', to: '/recent-viewed-product' },
            { title: 'My Orders', to: '/my-orders' },
          ]}
          onLogout={nothing}
        />
      ),
    },
  },
];
