import type { Corriente } from './corriente.ts'

/** Streams of one session: a browser needs one, a person with many windows a few. */
const POR_SESION = 8

export interface Abiertas {
  agregar(sesionId: number, corriente: Corriente): void
  /** The server stops. */
  terminar(): void
}

/** The streams this server holds open; of one session never more than eight, the oldest gives way. */
export function createAbiertas(): Abiertas {
  const porSesion = new Map<number, Set<Corriente>>()

  function quitar(sesionId: number, corriente: Corriente): void {
    const grupo = porSesion.get(sesionId)
    grupo?.delete(corriente)
    if (grupo?.size === 0) porSesion.delete(sesionId)
  }

  return {
    agregar(sesionId, corriente) {
      const grupo = porSesion.get(sesionId) ?? new Set()
      porSesion.set(sesionId, grupo.add(corriente))
      const [antigua] = grupo
      if (grupo.size > POR_SESION && antigua) {
        quitar(sesionId, antigua)
        antigua.despedir()
      }
      corriente.alCerrar(() => quitar(sesionId, corriente))
    },
    terminar() {
      for (const corriente of [...porSesion.values()].flatMap((grupo) => [...grupo])) corriente.terminar()
    },
  }
}
