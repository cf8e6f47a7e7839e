import type { FieldErrors } from '@nkm/contracts/envelopes';
import type { FastifySchemaValidationError } from 'fastify';

/** Schema errors as messages by field: `products.0.quantity` → `The quantity must be at least 1.` */
export function fieldErrors(findings: FastifySchemaValidationError[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const finding of findings) {
    const field = fieldOf(finding);
    const texts = (errors[field] ??= []);
    const text = describe(finding, labelOf(field));
    if (!texts.includes(text)) texts.push(text);
  }
  return errors;
}

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const parts = instancePath.split('/').slice(1).map(unescapePointer);
  const inner = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  if (typeof inner === 'string') parts.push(inner);
  return parts.join('.') || 'body';
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function labelOf(field: string): string {
  const last =
    field
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1) ?? field;
  return last.replaceAll('_', ' ');
}

function describe({ keyword, params, message }: FastifySchemaValidationError, label: string): string {
  const limit = String(params.limit);
  switch (keyword) {
    case 'required':
      return `The ${label} field is required.`;
    case 'type':
      return `The ${label} must be of type ${String(params.type)}.`;
    case 'minLength':
      return limit === '1' ? `The ${label} field is required.` : `The ${label} must be at least ${limit} characters.`;
    case 'maxLength':
      return `The ${label} may not be greater than ${limit} characters.`;
    case 'minimum':
      return `The ${label} must be at least ${limit}.`;
    case 'maximum':
      return `The ${label} may not be greater than ${limit}.`;
    case 'minItems':
      return `The ${label} must have at least ${limit} items.`;
    case 'maxItems':
      return `The ${label} may not have more than ${limit} items.`;
    case 'format':
      return params.format === 'email'
        ? `The ${label} must be a valid email address.`
        : `The ${label} format is invalid.`;
    case 'pattern':
      return `The ${label} format is invalid.`;
    case 'const':
    case 'enum':
    case 'anyOf':
      return `The selected ${label} is invalid.`;
    case 'additionalProperties':
      return `The ${label} field is not known.`;
    default:
      return `The ${label} is invalid: ${message ?? keyword}.`;
  }
}
