import { Type } from 'typebox';

/** The values that distinguish a variant, such as `Size: 38`. */
export const VariantValuesSchema = Type.Array(Type.Object({ title: Type.String(), value: Type.String() }));
