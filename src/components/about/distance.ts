/** A point in degrees. */
export interface Place {
  readonly longitude: number;
  readonly latitude: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km, rounded to 10 km. */
export function distanceKm(a: Place, b: Place): number {
  const [p, q] = [radians(a.latitude), radians(b.latitude)];
  const cosine = Math.sin(p) * Math.sin(q) + Math.cos(p) * Math.cos(q) * Math.cos(radians(a.longitude - b.longitude));
  return Math.round((EARTH_RADIUS_KM * Math.acos(cosine)) / 10) * 10;
}
