import preset from '@nkm/build/jest-node';

export default preset(import.meta.dirname);
