// layers.tsx - what lies on the map, from the sea up. What did not change is kept, so a step draws
// little.
import { useMemo } from 'preact/hooks';
import type { Position } from '../position.ts';
import { HiddenNames, HiddenTiles } from './hidden.tsx';
import { Islands } from './land.tsx';
import { Marks } from './marks.tsx';
import { Names } from './names.tsx';
import { PointTrack } from './PointTrack.tsx';
import { FarIsles, Grid, Ground, Waters } from './sea.tsx';
import { Chains, Stacks } from './stacks.tsx';
import { Table } from './Table.tsx';

const nameless = 0.46; // below this zoom there is no room for names

const Sea = ({ position }: { position: Position }) => (
  <>
    <Waters position={position} />
    <FarIsles />
    <Grid position={position} />
  </>
);
const Lands = ({ position }: { position: Position }) => (
  <>
    <Chains position={position} />
    <Islands position={position} />
    <HiddenTiles position={position} />
  </>
);

export function useLayers(position: Position, lifted: number | null, grow: number, zoom: number) {
  const hasNames = zoom >= nameless,
    grounds = position.hexes.map(h => h.ground).join();
  const names = (
    <>
      <HiddenNames position={position} />
      {hasNames && <Names position={position} grow={grow} />}
      <Marks position={position} />
    </>
  );
  const table = (
    <>
      <Table position={position} />
      <PointTrack position={position} />
    </>
  );
  return {
    ground: useMemo(() => <Ground />, []),
    waters: useMemo(() => <Sea position={position} />, [grounds]),
    lands: useMemo(() => <Lands position={position} />, [position]),
    stacks: useMemo(() => <Stacks position={position} lifted={lifted} />, [position, lifted]),
    names: useMemo(() => names, [position, grow, hasNames]),
    table: useMemo(() => table, [position]),
  };
}
