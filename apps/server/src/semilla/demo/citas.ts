import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { instanteDe } from '@alerce/domain/base/fechas/instante'
import type { TableRows } from '../repository.ts'

interface CitaDemo {
  /** Days from today. */
  readonly dia: number
  readonly hora: string
  readonly minutos: number
  readonly comentario: string
  readonly estado: 'R' | 'N' | null
}

/** Done, not done, expired without a word, today and to come. */
const citas: readonly CitaDemo[] = [
  { dia: -6, hora: '10:00', minutos: 60, comentario: 'Primera reunión en su oficina', estado: 'R' },
  { dia: -5, hora: '16:30', minutos: 30, comentario: 'Llamada de presentación', estado: 'N' },
  { dia: -2, hora: '11:00', minutos: 45, comentario: 'Revisar liquidaciones de sueldo', estado: null },
  { dia: -1, hora: '15:00', minutos: 30, comentario: 'Explicar coberturas', estado: null },
  { dia: 0, hora: '09:00', minutos: 30, comentario: 'Confirmar datos de la familia', estado: 'R' },
  { dia: 0, hora: '12:30', minutos: 30, comentario: 'Confirmar Plan', estado: null },
  { dia: 0, hora: '17:00', minutos: 60, comentario: 'Reunión con su cónyuge', estado: null },
  { dia: 1, hora: '10:30', minutos: 30, comentario: 'Enviar cotización y llamar', estado: null },
  { dia: 2, hora: '09:30', minutos: 60, comentario: 'Visita a terreno', estado: null },
  { dia: 3, hora: '18:00', minutos: 30, comentario: 'Dudas sobre la Declaración de Salud', estado: null },
  { dia: 6, hora: '11:00', minutos: 45, comentario: 'Segunda reunión', estado: null },
  { dia: 9, hora: '14:30', minutos: 30, comentario: 'Firma de documentos', estado: null },
]

/** The demo's appointments around today, each with the next active prospect of either advisor. */
export function citasDemo(
  prospectos: readonly { prospectoId: number; asesorId: number }[],
  hoy: string,
): NonNullable<TableRows['cita']> {
  return citas.flatMap(({ dia, hora, minutos, comentario, estado }, i) => {
    const inicio = instanteDe(sumaDias(hoy, dia), `${hora}:00`)
    const prospecto = prospectos[i]
    if (!inicio || !prospecto) return []
    const termino = new Date(Date.parse(inicio) + minutos * MINUTO_MS).toISOString()
    return [{ asesorId: prospecto.asesorId, prospectoId: prospecto.prospectoId, inicio, termino, comentario, estado }]
  })
}
