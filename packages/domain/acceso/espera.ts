/** Longest wait between two tries, in seconds: long enough to stop a machine, short enough for a person. */
export const esperaMaxima = 300

/** Counters of failed logins: a device already used by this user, an address with a user, an address, an account. */
export type CuentaDeFreno = 'equipo' | 'par' | 'direccion' | 'cuenta'

/** Tries without a wait. An office shares one address, and everybody who tries an account shares its counter. */
export const intentosLibres: Readonly<Record<CuentaDeFreno, number>> = { equipo: 5, par: 5, direccion: 30, cuenta: 50 }

/** Seconds to wait after a number of failed tries in a row: none while some are free, then 1, 2, 4 … 300. */
export function esperaTras(fallos: number, libres: number): number {
  return fallos < libres ? 0 : Math.min(esperaMaxima, 2 ** Math.min(fallos - libres, 20))
}
