import { dibujada, type LapsoDeCita } from './cuadricula.ts'

/** Lane of an appointment in the width of its day: first lane, lanes taken, lanes in all. */
export interface Carril {
  readonly carril: number
  readonly ancho: number
  readonly carriles: number
}

interface Puesta<T> {
  readonly cita: T
  readonly desde: number
  readonly hasta: number
  carril: number
}

const chocan = <T>(a: Puesta<T>, b: Puesta<T>) => a.desde < b.hasta && b.desde < a.hasta

/** Groups of appointments that overlap, directly or through others, in order of time. */
function grupos<T>(puestas: readonly Puesta<T>[]): Puesta<T>[][] {
  const todos: Puesta<T>[][] = []
  let fin = -1
  for (const puesta of puestas) {
    if (puesta.desde >= fin) todos.push([])
    todos.at(-1)?.push(puesta)
    fin = Math.max(fin, puesta.hasta)
  }
  return todos
}

/** Assigns to each appointment the first lane that is free at its time; returns the number of lanes. */
function repartir<T>(grupo: readonly Puesta<T>[]): number {
  const libres: number[] = []
  for (const puesta of grupo) {
    const libre = libres.findIndex((hasta) => hasta <= puesta.desde)
    puesta.carril = libre < 0 ? libres.length : libre
    libres[puesta.carril] = puesta.hasta
  }
  return libres.length
}

/** Lanes taken: an appointment also takes the lanes to its right that are empty at its time. */
function anchoDe<T>(puesta: Puesta<T>, grupo: readonly Puesta<T>[], carriles: number): number {
  const tapados = grupo.filter((otra) => otra.carril > puesta.carril && chocan(puesta, otra))
  return Math.min(carriles, ...tapados.map(({ carril }) => carril)) - puesta.carril
}

/** Appointments of one day in lanes, side by side where they overlap as drawn, in order of time. */
export function ladoALado<T extends LapsoDeCita>(citas: readonly T[]): { readonly cita: T; readonly carril: Carril }[] {
  const puestas = citas
    .map((cita): Puesta<T> => ({ cita, ...dibujada(cita), carril: 0 }))
    .sort((a, b) => a.desde - b.desde || b.hasta - a.hasta)
  return grupos(puestas).flatMap((grupo) => {
    const carriles = repartir(grupo)
    return grupo.map((puesta) => ({
      cita: puesta.cita,
      carril: { carril: puesta.carril, ancho: anchoDe(puesta, grupo, carriles), carriles },
    }))
  })
}
