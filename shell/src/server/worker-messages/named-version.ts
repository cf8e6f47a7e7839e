/** A version of a slice. */
export interface NamedVersion {
  slice: string;
  version: string;
}

export const keyOfVersion = ({ slice, version }: NamedVersion): string => `${slice}@${version}`;
