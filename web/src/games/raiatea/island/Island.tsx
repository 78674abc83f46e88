// Island.tsx - the table in action rounds: the painted island with markets, statues and tracks around it.
import type { Position } from '../position.ts';
import { Places } from './Places.tsx';
import { Square } from './Square.tsx';
import { Stalls } from './Stalls.tsx';
import { Statues } from './Statues.tsx';
import { RoundTrack, TattooTrack } from './Tracks.tsx';
import { Trade } from './Trade.tsx';

export const Island = ({ p, phone }: { p: Position; phone: boolean }) => (
  <>
    <RoundTrack p={p} />
    <Places />
    <Stalls />
    <Statues p={p} />
    <Square p={p} />
    <Trade p={p} />
    <TattooTrack p={p} flat={phone} />
  </>
);
