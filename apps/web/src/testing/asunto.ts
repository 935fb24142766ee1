import type { ReplyOf } from '../lib/api/call.ts'

type Asunto = ReplyOf<'obtenerAsuntosDelDia'>['asuntos'][number]

/** One matter of the day: a declaration that has waited for papers for three days. */
export const asuntoDe = (part: Partial<Asunto> = {}): Asunto => ({
  prospectoId: 1,
  citaId: null,
  tareaId: null,
  hora: null,
  nombre: 'ANA VERA',
  estado: 'DS en Revisión',
  telefono: '987654321',
  folioDS: null,
  motivo: 'DS en Revisión',
  paso: 'Subir los antecedentes pedidos',
  desde: '2026-11-17T13:00:00.000Z',
  dias: 3,
  vuelve: null,
  asesor: null,
  ...part,
})
