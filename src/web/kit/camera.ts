/** A point of the world at (x, y) is shown at (x * scale + camera.x, y * scale + camera.y) of the rectangle. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

export interface Limits {
  readonly min: number;
  readonly max: number;
}

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

export const toWorld = (camera: Camera, p: Point): Point => ({ x: (p.x - camera.x) / camera.scale, y: (p.y - camera.y) / camera.scale });
export const toScreen = (camera: Camera, p: Point): Point => ({ x: p.x * camera.scale + camera.x, y: p.y * camera.scale + camera.y });

/** What of the world is in sight. */
export function sight(camera: Camera, screen: Size): Box {
  const { x, y } = toWorld(camera, { x: 0, y: 0 });
  return { x, y, width: screen.width / camera.scale, height: screen.height / camera.scale };
}

/** Zooms so that the point under the fingers or the pointer stays where it is. */
export function zoomAt(camera: Camera, factor: number, at: Point, limits: Limits): Camera {
  const scale = between(limits.min, camera.scale * factor, limits.max);
  const world = toWorld(camera, at);
  return { scale, x: at.x - world.x * scale, y: at.y - world.y * scale };
}

export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({ ...camera, x: camera.x + dx, y: camera.y + dy });

/** Shows the whole box as large as the limits allow; if it does not fit, looks at the `focus` as far as the box reaches. */
export function fitted(box: Box, screen: Size, limits: Limits, focus?: Point): Camera {
  const scale = between(limits.min, Math.min(screen.width / box.width, screen.height / box.height), limits.max);
  const along = (start: number, length: number, room: number, wish: number | undefined): number => {
    const spare = room - length * scale;
    if (spare >= 0 || wish === undefined) return spare / 2 - start * scale;
    return between(spare - start * scale, room / 2 - wish * scale, -start * scale);
  };
  return { scale, x: along(box.x, box.width, screen.width, focus?.x), y: along(box.y, box.height, screen.height, focus?.y) };
}

/** The smallest pan that brings the box into sight with a margin in pixels; the camera itself if it is there already. */
export function revealing(camera: Camera, box: Box, screen: Size, margin: number): Camera {
  const along = (start: number, length: number, offset: number, room: number): number => {
    const low = start * camera.scale + offset - margin;
    const high = (start + length) * camera.scale + offset + margin;
    if (high - low > room) return room / 2 - (low + high) / 2;
    return low < 0 ? -low : high > room ? room - high : 0;
  };
  const dx = along(box.x, box.width, camera.x, screen.width);
  const dy = along(box.y, box.height, camera.y, screen.height);
  return dx === 0 && dy === 0 ? camera : panBy(camera, dx, dy);
}

/** Keeps the middle of the rectangle over the world, so that nobody gets lost beside the table. */
export function leashed(camera: Camera, world: Box, screen: Size): Camera {
  const along = (offset: number, start: number, length: number, room: number): number =>
    between(room / 2 - (start + length) * camera.scale, offset, room / 2 - start * camera.scale);
  return { ...camera, x: along(camera.x, world.x, world.width, screen.width), y: along(camera.y, world.y, world.height, screen.height) };
}

/** A camera on its way between two others, t from 0 to 1. */
export function blend(from: Camera, to: Camera, t: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * t;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

export const centreOf = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const contains = (box: Box, p: Point): boolean =>
  p.x >= box.x && p.y >= box.y && p.x <= box.x + box.width && p.y <= box.y + box.height;

export const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

export const widened = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The smallest box that holds them all. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((b) => b.x));
  const y = Math.min(...boxes.map((b) => b.y));
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  const bottom = Math.max(...boxes.map((b) => b.y + b.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What two boxes have in common; without width or height where there is nothing. */
export function overlap(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [right, bottom] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** How much of one box lies over the other. */
export function overlapArea(a: Box, b: Box): number {
  const { width, height } = overlap(a, b);
  return width * height;
}
