import { esAdulto } from '@alerce/domain/base/persona/edad'
import type { FilaDePersona } from './read-model.ts'

/** Of each declaration, who in it is an adult and not its holder: their health is theirs to ask for. */
export type PersonasReservadas = ReadonlyMap<unknown, ReadonlySet<unknown>>

/** The other adults of these declarations, by the rows of their people. */
export function adultosDe(personas: readonly FilaDePersona[], hoy: string): PersonasReservadas {
  const otros = personas.filter(({ tipo, fecha_nacimiento: dia }) => tipo !== 0 && esAdulto(String(dia), hoy))
  const porDeclaracion = Map.groupBy(otros, (fila) => fila.declaracion_id)
  return new Map([...porDeclaracion].map(([id, filas]) => [id, new Set(filas.map((fila) => fila.id))]))
}

interface Respuesta {
  readonly respuesta: boolean
  readonly diagnosticos: readonly { readonly personaId: number }[]
}

/** An answer with only the diagnoses of some. Whether it was «sí» would tell of the rest. */
export const soloLoDe = (contenido: unknown, esDe: (personaId: number) => boolean) => ({
  diagnosticos: (contenido as Respuesta).diagnosticos.filter(({ personaId }) => esDe(personaId)),
})

type Reserva = (fila: FilaDePersona, adultos: ReadonlySet<unknown>) => readonly string[]

/**
 * Which columns of a row of a sale with other adults say, or may say, what is theirs to ask for: free text and files
 * speak of several, and nothing says of whom.
 */
const reservas: Readonly<Record<string, Reserva>> = {
  declaracion_persona: ({ id }, adultos) => (adultos.has(id) ? ['salud'] : []),
  adjunto: () => ['nombre', 'archivo_id'],
  evaluacion: ({ clase }) => (clase === 'medica' ? ['detalle'] : []),
  respuesta_retenida: ({ clase }) => (clase === 'medica' ? ['detalle'] : []),
  nota_caso: () => ['texto'],
  constancia_postulante: ({ que }) => [
    ...(que === 'restricciones' ? ['texto'] : []),
    ...(que === 'restricciones' || que === 'firma' ? ['archivo_id'] : []),
  ],
  documentos_reunidos: () => ['archivo_id'],
}

/** The columns of a row that the holder of its sale is not handed, for the health of another adult. */
export const reservadas = (tabla: string, fila: FilaDePersona, adultos: ReadonlySet<unknown>): readonly string[] =>
  adultos.size === 0 ? [] : (reservas[tabla]?.(fila, adultos) ?? [])
