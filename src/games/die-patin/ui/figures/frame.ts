import type { Box } from '../../../../web/kit/camera.ts';
import { AREAS_A_DISTRICT } from '../../data.ts';
import { middleOf } from '../city/geometry.ts';

/** A district with a little of what lies around it. */
export function districtBox(district: number): Box {
  const { x, y } = middleOf(district * AREAS_A_DISTRICT);
  return { x: x - 125, y: y - 132, width: 250, height: 262 };
}
