import { sliceConfig } from '@nkm/build/slice';

export default sliceConfig(import.meta.dirname);
