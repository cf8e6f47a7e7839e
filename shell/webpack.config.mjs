import { shellConfig } from '@nkm/build/shell';

export default shellConfig(import.meta.dirname);
