import type { Cloth } from './recipe';

export interface ClothColours {
  /** CSS colours from the upper left to the lower right. */
  from: string;
  to: string;
  /** Colour of the motif: where starch kept the dye away; on cotton, where the dye is. */
  motif: string;
  /** The light behind the objects. */
  glow: string;
}

/**
 * The brand's indigo (shared/ui, tokens.css) and similar colours, but never its orange, which marks the main action.
 */
export const CLOTH_COLOURS: Record<Cloth, ClothColours> = {
  indigo: { from: '#1e2873', to: '#27338c', motif: '#c9cff2', glow: '#6f7ce0' },
  sky: { from: '#3d4fd0', to: '#5a6ae0', motif: '#e9ebf8', glow: '#b7c0ff' },
  night: { from: '#0f1540', to: '#141b52', motif: '#aab3ee', glow: '#4353c4' },
  cotton: { from: '#f3f1ea', to: '#e7e6f2', motif: '#27338c', glow: '#ffffff' },
};
