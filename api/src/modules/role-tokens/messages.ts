import type { Role } from './tables';

export const messages = {
  otherRole: (role: Role) => `This needs a token of the role ${role}.`,
};
