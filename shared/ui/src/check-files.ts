export interface FileLimits {
  /** Like the attribute `accept`: `image/*`, `application/pdf`, `.docx`. Empty: any type. */
  accept: readonly string[];
  /** Bytes of one file. */
  maxBytes: number;
  maxFiles: number;
}

export type Refusal = 'type' | 'size' | 'empty' | 'number' | 'twice';

/** Splits newly chosen files into accepted ones and refused ones with a reason, given the files already added. */
export function checkFiles(chosen: readonly File[], already: readonly File[], limits: FileLimits) {
  const accepted: File[] = [];
  const refused: { file: File; because: Refusal }[] = [];
  for (const file of chosen) {
    const because = refusalOf(file, [...already, ...accepted], limits);
    if (because) refused.push({ file, because });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function refusalOf(file: File, others: readonly File[], { accept, maxBytes, maxFiles }: FileLimits): Refusal | null {
  if (others.some((other) => isSameFile(other, file))) return 'twice';
  if (accept.length > 0 && !accept.some((kind) => isOfKind(file, kind))) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  return others.length >= maxFiles ? 'number' : null;
}

function isOfKind({ name, type }: File, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind.toLowerCase());
  if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1));
  return type === kind;
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
