/** Tokens and guards for the routes of vendors, couriers and staff (docs/rules.md "Roles"). */
export { createRoleToken, RoleTokenError } from './create-role-token';
export { roleTokensModule } from './module';
export { roleTokensPersonalData } from './personal-data';
export { guardedFor, type RoleHolder, roleHolder, vendorHolder } from './require-role';
export { COURIER_OPTIONS, type CourierOption, type Role, ROLES } from './tables';
