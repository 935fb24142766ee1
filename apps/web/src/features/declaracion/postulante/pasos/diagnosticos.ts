import {
  type DiagnosticoForm,
  diagnosticoRules,
  diagnosticoVacio,
} from '@alerce/contract/forms/declaracion/diagnostico'
import type { Rules } from '@alerce/contract/forms/rules'
import { leeFechaEscrita } from '@alerce/domain/base/fechas/escrita'
import { aDDMMYYYY, deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import type { OpcionDeLista } from '../components/campos.tsx'
import type { Postulacion, PreguntaDS } from '../queries.ts'

/** Everyone of the declaration, as one chooses among them. */
export const personasDe = ({ titular, beneficiarios }: Postulacion): readonly OpcionDeLista[] => [
  { valor: titular.id, nombre: `${titular.nombres} (usted)` },
  ...beneficiarios.map(({ id, nombres, fechaNacimiento }) => ({
    valor: id,
    nombre: nombres || `Persona que nació el ${fechaNacimiento}`,
  })),
]

/** The same with their birth date, ISO: no diagnosis can be older. */
const nacidos = ({ titular, beneficiarios }: Postulacion) =>
  [titular, ...beneficiarios].map(({ id, fechaNacimiento }) => ({
    id,
    fechaNacimiento: deDDMMYYYY(fechaNacimiento) ?? '',
  }))

/** An empty diagnosis of one of these. */
export const nuevo = (personas: readonly OpcionDeLista[]): DiagnosticoForm =>
  diagnosticoVacio(personas.map(({ valor }) => valor))

/** A saved one as its fields hold it: the date as it is read. */
export const alFormulario = (d: PreguntaDS['diagnosticos'][number]): DiagnosticoForm => ({
  beneficiario: d.beneficiario,
  codigo: d.diagnostico.codigo,
  diagnostico: d.diagnostico.diagnostico,
  fecha: d.fecha,
  intervencionQuirurgica: d.intervencionQuirurgica,
})

/** Approximate date: ISO, or the typed text while it is no date. */
const dia = (typed: string): string => leeFechaEscrita(typed, todayInSantiago(), 'aproximada') ?? typed.trim()

/** A typed diagnosis as it travels. */
export const alServidor = ({ codigo, diagnostico, fecha, ...rest }: DiagnosticoForm) => ({
  ...rest,
  diagnostico: { codigo, diagnostico },
  fecha: aDDMMYYYY(dia(fecha)),
})

/** The rules of a diagnosis, its date read as it is typed. */
export function reglasDe(data: Postulacion): Rules<DiagnosticoForm> {
  const rules = diagnosticoRules(todayInSantiago(), nacidos(data))
  return {
    ...rules,
    fecha: (value, row) => rules.fecha?.(dia(value), { ...row, fecha: dia(value) }) ?? null,
  }
}
