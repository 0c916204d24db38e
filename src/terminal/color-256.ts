const CUBE_STEPS = [0, 95, 135, 175, 215, 255] as const;

/** Red, green and blue, 0–255 each, of a colour written `#rrggbb`. */
export function rgbOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/**
 * The nearest of the 240 fixed colours of the 256-colour palette (the first 16 differ between terminals). Distance is
 * weighted by how well eyes tell the three apart, so that the dark cloth does not turn grey.
 */
export function nearest256(hex: string): number {
  const wanted = rgbOf(hex);
  let best = 16;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let index = 16; index < 256; index++) {
    const distance = distanceTo(wanted, rgbOf256(index));
    if (distance < bestDistance) {
      best = index;
      bestDistance = distance;
    }
  }
  return best;
}

/** Red, green and blue of one of the 240 fixed colours, 16–255. */
export function rgbOf256(index: number): readonly [number, number, number] {
  if (index >= 232) {
    const grey = 8 + (index - 232) * 10;
    return [grey, grey, grey];
  }
  const cube = index - 16;
  return [CUBE_STEPS[Math.floor(cube / 36)]!, CUBE_STEPS[Math.floor(cube / 6) % 6]!, CUBE_STEPS[cube % 6]!];
}

type Rgb = readonly [number, number, number];

function distanceTo(a: Rgb, b: Rgb): number {
  const redMean = (a[0] + b[0]) / 2;
  const red = (2 + redMean / 256) * (a[0] - b[0]) ** 2;
  const green = 4 * (a[1] - b[1]) ** 2;
  const blue = (2 + (255 - redMean) / 256) * (a[2] - b[2]) ** 2;
  // Losing the hue is worse than missing its strength.
  const hue = Math.abs(a[0] - a[1] - (b[0] - b[1])) + Math.abs(a[1] - a[2] - (b[1] - b[2]));
  return red + green + blue + 4 * hue ** 2;
}
