import { certificadoRules } from '@alerce/contract/forms/postulacion/autorizaciones'
import { applyRules } from '@alerce/contract/forms/rules'
import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { huellaDeArchivo } from '../../base/archivos/calcular-huella.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { type Certificado, certificadosVigentes, existeAfp } from './read-model.ts'

/** What is asked, checked: everything but what the document says. */
export interface ValidacionPedida {
  readonly prospectoId: number
  /** Of the prospect on record. */
  readonly rut: string
  readonly rutEmpleador: string
  readonly afp: number
  readonly pdf: Buffer
  readonly sha256: string
  /** The same document was validated for this employer before: asking again changes nothing. */
  readonly validado: Certificado | null
}

interface Solicitud {
  readonly prospectoId: number
  readonly rut: string
  readonly rutEmpleador?: string | null | undefined
  readonly afp?: number | null | undefined
  readonly pdf: Buffer
}

/** Only the prospect's advisor asks, for the person on record, with employer and AFP, once an employer. */
export async function revisarValidacion(ctx: Context, solicitud: Solicitud): Promise<ValidacionPedida> {
  const { pdf } = solicitud
  const { id: prospectoId, rut } = await editarProspecto(ctx, solicitud.prospectoId)
  const afp = solicitud.afp ?? 0
  const [error] = applyRules(certificadoRules, { rutEmpleador: solicitud.rutEmpleador ?? '', afp: String(afp) })
  if (error) refuse(error.mensaje === m.afp.text ? m.afp : m.rutEmpleador, { campo: error.campo })
  const rutEmpleador = normalizaRut(solicitud.rutEmpleador ?? '') ?? refuse(m.rutEmpleador)
  ensure(await existeAfp(ctx.tx, afp), m.afp)
  ensure(rut !== null && rut === solicitud.rut, m.rutGuardado)
  ensure(pdf.length > 0, m.archivo)
  const sha256 = huellaDeArchivo(pdf)
  const vigentes = await certificadosVigentes(ctx.tx, prospectoId)
  const vigente = vigentes.find((one) => one.rutEmpleador === rutEmpleador) ?? null
  const validado = vigente?.sha256 === sha256 ? vigente : null
  // what came with a reused declaration gives way to one of this sale
  ensure(vigente === null || validado !== null || vigente.reutilizado, m.yaValidado)
  return { prospectoId, rut, rutEmpleador, afp, pdf, sha256, validado }
}
