/** Invoices as PDF documents. */
export { invoiceDocumentsModule } from './module';
