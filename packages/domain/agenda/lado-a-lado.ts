import { dibujada, type LapsoDeCita } from './cuadricula.ts'

/** The part of a day's width that an appointment has: from its lane on, so many of all lanes. */
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

/** Those that touch each other, directly or by others between them, in order of time. */
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

/** Gives each the first lane that is free at its time; answers how many there are. */
function repartir<T>(grupo: readonly Puesta<T>[]): number {
  const libres: number[] = []
  for (const puesta of grupo) {
    const libre = libres.findIndex((hasta) => hasta <= puesta.desde)
    puesta.carril = libre < 0 ? libres.length : libre
    libres[puesta.carril] = puesta.hasta
  }
  return libres.length
}

/** Lanes to its right that are empty at its time are its own, too. */
function anchoDe<T>(puesta: Puesta<T>, grupo: readonly Puesta<T>[], carriles: number): number {
  const tapados = grupo.filter((otra) => otra.carril > puesta.carril && chocan(puesta, otra))
  return Math.min(carriles, ...tapados.map(({ carril }) => carril)) - puesta.carril
}

/** The appointments of one day beside each other where their times overlap as they are drawn, in order of time. */
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
